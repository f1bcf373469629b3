import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveAcl } from 'edutech/core/server/permissions/effective-acl';
import { actionsOf, deviationsFor } from './deviations';

const actions = fc.option(fc.subarray(['arrange', 'correct', 'export', 'publish']), { nil: null });

test('with its deviations a post holds exactly what was wanted of it', () => {
  fc.assert(
    fc.property(actions, actions, (byDefault, wanted) => {
      const defaults = byDefault ? [{ code: 'homework_tea', actions: byDefault }] : [];
      const acl = effectiveAcl(defaults, deviationsFor('homework_tea', byDefault, wanted));
      expect(acl['homework_tea'] ?? null).toEqual(wanted && [...wanted].sort());
    }),
  );
});

test('what stands as the city has it does not deviate', () => {
  expect(deviationsFor('homework_tea', ['arrange'], ['arrange'])).toEqual([]);
  expect(deviationsFor('homework_tea', null, null)).toEqual([]);
});

test('grants of several names give their actions together', () => {
  const grants = [
    { code: 'a', actions: ['x'] },
    { code: 'a', actions: ['w', 'x'] },
    { code: 'b', actions: [] },
  ];
  expect(actionsOf(grants, 'a')).toEqual(['w', 'x']);
  expect(actionsOf(grants, 'b')).toEqual([]);
  expect(actionsOf(grants, 'c')).toBeNull();
});
