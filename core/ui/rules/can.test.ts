import { describe, expect, it } from 'vitest';
import type { Holder } from '../../common/permissions/access';
import { isMet } from './can';

const teacher: Holder = { category: 'teacher', permissions: new Set(['homework_tea', 'homework_tea.arrange']) };

describe('the rule of what a person can', () => {
  it('a list is met when the permission is held and every further condition is true', () => {
    expect(isMet(['homework_tea'], teacher)).toBe(true);
    expect(isMet(['homework_tea', true, true], teacher)).toBe(true);
    expect(isMet(['homework_tea', true, false], teacher)).toBe(false);
  });

  it('a permission after a dot is a fine-grained action', () => {
    expect(isMet(['homework_tea.arrange'], teacher)).toBe(true);
    expect(isMet(['homework_tea.delete'], teacher)).toBe(false);
  });

  it('conditions alone do not replace a missing permission', () => {
    expect(isMet(['questionbank_tea', true], teacher)).toBe(false);
  });

  it('a visitor meets only what is public', () => {
    expect(isMet(['homework_tea'], null)).toBe(false);
    expect(isMet({ public: 'everybody may read the list' }, null)).toBe(true);
  });

  it('an access rule of a manifest may stand in place of the list', () => {
    expect(isMet({ anyOf: ['questionbank_tea', 'homework_tea'] }, teacher)).toBe(true);
    expect(isMet({ signedIn: true, types: ['student'] }, teacher)).toBe(false);
  });
});
