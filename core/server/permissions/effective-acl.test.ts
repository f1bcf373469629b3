import { expect, test } from 'vitest';
import { effectiveAcl } from './effective-acl';

const work = { code: 'homework_tea', actions: ['arrange', 'delete'] };

test('grants of several names add up', () => {
  const acl = effectiveAcl([work, { code: 'homework_tea', actions: ['share'] }, { code: 'marking', actions: [] }], []);
  expect(acl).toEqual({ homework_tea: ['arrange', 'delete', 'share'], marking: [] });
});

test('a post can be given a code that others in its role do not hold', () => {
  expect(effectiveAcl([], [{ code: 'air_class_city', actions: ['upload'], withheld: false }])).toEqual({
    air_class_city: ['upload'],
  });
});

test('an action can be withheld, and the code stays', () => {
  expect(effectiveAcl([work], [{ code: 'homework_tea', actions: ['delete'], withheld: true }])).toEqual({
    homework_tea: ['arrange'],
  });
});

test('a code withheld without naming actions is gone', () => {
  expect(effectiveAcl([work], [{ code: 'homework_tea', actions: [], withheld: true }])).toEqual({});
});

test('withholding what is not held changes nothing', () => {
  expect(effectiveAcl([work], [{ code: 'marking', actions: ['x'], withheld: true }])).toEqual({
    homework_tea: ['arrange', 'delete'],
  });
});
