import { expect, it } from 'vitest';
import type { ChangeableSetting } from '../../../api';
import { draftOf, withDraft } from './setting-draft';
import { initialOf } from './setting-values';

const setting = (name: string, value: unknown, changeId: string | null, isLocked = false) =>
  ({ name, control: 'text', value: JSON.stringify(value), changeId, per: 1, isLocked }) as ChangeableSetting;
const settings = [setting('hotline', '12345', 'a'), setting('siteCode', '', null)];

it('keeps what is changed with what was seen, and nothing else', () => {
  expect(draftOf(settings, initialOf(settings), 1)).toBeNull();
  const typed = { ...initialOf(settings), hotline: '96110', reason: '新号码' };
  expect(draftOf(settings, typed, 1)).toEqual({
    at: 1,
    values: { hotline: '96110', reason: '新号码' },
    seen: { hotline: 'a' },
  });
});

it('is put over what holds now, and still knows over which change it was typed', () => {
  const draft = { at: 1, values: { hotline: '96110', gone: 'x', reason: '' }, seen: { hotline: 'a', gone: null } };
  const later = [setting('hotline', '110', 'b'), setting('siteCode', '53', 'c')];
  const values = withDraft(later, draft);
  expect(values).toMatchObject({ hotline: '96110', siteCode: '53' });
  expect('gone' in values).toBe(false);
  expect(JSON.parse(String(values['seen']))).toEqual({ hotline: 'a', siteCode: 'c' });
  expect(withDraft([setting('hotline', '110', 'b', true)], draft)).toMatchObject({ hotline: '110' });
});
