import { expect, test } from 'vitest';
import { ownHomeAddress, ownHomeOf } from './own-home';

test.each([
  [{ category: 3, roleType: 3 }, 'student', '/student-home/main'],
  [{ category: 2, roleType: 1 }, 'teacher', '/home/main'],
  [{ category: 2, roleType: 4 }, 'teacher', '/home/main'],
  // reviewers and operators are accounts of teachers without classes
  [{ category: 2, roleType: 10 }, 'staff', '/admin/workbench'],
  [{ category: 2, roleType: 9 }, 'staff', '/admin/workbench'],
  [{ category: 6, roleType: null }, 'staff', '/admin/workbench'],
  [{ category: 11, roleType: null }, 'guardian', '/guardian-home'],
] as const)('%o has the home of a %s', (user, home, address) => {
  expect(ownHomeOf(user)).toBe(home);
  expect(ownHomeAddress(home, { isOn: () => true })).toBe(address);
});

test('without the homes nobody is led to one', () => {
  expect(ownHomeAddress('teacher', { isOn: () => false })).toBeUndefined();
});
