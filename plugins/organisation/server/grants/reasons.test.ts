import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flattenAcl } from 'edutech/core/common/permissions/acl';
import { type Deviation, effectiveAcl } from 'edutech/core/server/permissions/effective-acl';
import { isHeld, reasonFor } from './reasons';

const defaults = [
  { grantee: 'teacher', code: 'work', actions: ['arrange', 'correct'] },
  { grantee: 'headTeacher', code: 'work', actions: ['correct'] },
] as const;

test('a right is held by default of all names that have it', () => {
  expect(reasonFor('work', 'correct', defaults, [])).toEqual({ why: 'default', from: ['teacher', 'headTeacher'] });
  expect(reasonFor('work', 'export', defaults, [])).toEqual({ why: 'none', from: [] });
});

test('what is withheld says from whom it would come', () => {
  const less: Deviation = { code: 'work', actions: ['correct'], withheld: true };
  expect(reasonFor('work', 'correct', defaults, [less])).toEqual({ why: 'withheld', from: ['teacher', 'headTeacher'] });
  expect(reasonFor('work', null, defaults, [less]).why).toBe('default');
  expect(reasonFor('work', 'arrange', defaults, [{ ...less, actions: [] }]).why).toBe('withheld');
});

test('what is given is no default', () => {
  const more: Deviation = { code: 'exam', actions: ['open'], withheld: false };
  expect(reasonFor('exam', null, defaults, [more])).toEqual({ why: 'given', from: [] });
  expect(reasonFor('exam', 'open', defaults, [more]).why).toBe('given');
});

const grant = fc.record({
  code: fc.constantFrom('work', 'exam'),
  actions: fc.subarray(['arrange', 'correct']),
});

test('reasons agree with what is held in the end, whatever was granted', () => {
  fc.assert(
    fc.property(fc.array(grant), fc.array(fc.record({ grant, withheld: fc.boolean() })), (given, others) => {
      const named = given.map((one) => ({ ...one, grantee: 'teacher' as const }));
      const deviations = others.map(({ grant: one, withheld }) => ({ ...one, withheld }));
      const held = flattenAcl(effectiveAcl(named, deviations));
      for (const code of ['work', 'exam']) {
        expect(isHeld(reasonFor(code, null, named, deviations))).toBe(held.has(code));
        for (const action of ['arrange', 'correct'])
          expect(isHeld(reasonFor(code, action, named, deviations))).toBe(held.has(`${code}.${action}`));
      }
    }),
  );
});
