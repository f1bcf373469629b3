import { expect, test } from 'vitest';
import { type Access, codesOf, type Holder, isAllowed, refusalOf } from './access';

const teacher = (...codes: string[]): Holder => ({ category: 'teacher', permissions: new Set(codes) });

test('what is public is open to visitors, all else asks who it is', () => {
  expect(isAllowed({ public: 'a visitor reads it' }, null)).toBe(true);
  expect(refusalOf({ signedIn: true }, null)).toBe('signed-out');
  expect(isAllowed({ signedIn: true }, teacher())).toBe(true);
});

test('a code is asked for with its action; without strictness any action of it will do', () => {
  const asks = { permission: 'homework_tea' };
  expect(isAllowed(asks, teacher('homework_tea'))).toBe(true);
  expect(isAllowed(asks, teacher('homework_tea.copy'))).toBe(false);
  expect(isAllowed({ ...asks, strict: false }, teacher('homework_tea.copy'))).toBe(true);
  expect(isAllowed({ ...asks, strict: false }, teacher('homework_team.copy'))).toBe(false);
  expect(isAllowed({ ...asks, action: 'copy' }, teacher('homework_tea'))).toBe(false);
  expect(isAllowed({ ...asks, action: 'copy' }, teacher('homework_tea.copy'))).toBe(true);
});

test('of several codes one is enough, of a strict list all are needed', () => {
  const anyOf = ['own_bank', 'school_bank'];
  expect(isAllowed({ anyOf }, teacher('school_bank'))).toBe(true);
  expect(isAllowed({ anyOf }, teacher('city_bank'))).toBe(false);
  expect(isAllowed({ anyOf, strict: true }, teacher('school_bank'))).toBe(false);
  expect(isAllowed({ anyOf, strict: true }, teacher('school_bank', 'own_bank'))).toBe(true);
  expect(isAllowed({ anyOf, action: 'add' }, teacher('school_bank'))).toBe(false);
  expect(codesOf({ anyOf })).toEqual(anyOf);
});

test('a person of another type is refused, whatever rights they hold', () => {
  const everything = teacher('homework_stu');
  const forStudents: Access[] = [
    { signedIn: true, types: ['student'] },
    { permission: 'homework_stu', types: ['student'] },
    { anyOf: ['homework_stu'], types: ['student'] },
  ];
  for (const access of forStudents) expect(refusalOf(access, everything)).toBe('wrong-type');
  expect(refusalOf({ permission: 'homework_tea', types: ['teacher'] }, everything)).toBe('no-permission');
});
