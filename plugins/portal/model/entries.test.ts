import { expect, test } from 'vitest';
import type { AclRole } from 'edutech/core/common/session';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { isManaging, smartMarkingFor, smartTeachingFor, type Entrant } from './entries';

const post = (type: AclRole['type']): AclRole => ({
  roleId: 'a'.repeat(32),
  type,
  activeStatus: 1,
  name: '',
  schoolId: null,
  schoolName: null,
  subject: null,
});
const person = (category: NonNullable<Entrant>['category'], ...posts: AclRole[]): Entrant => ({
  category,
  usercode: 'T001',
  aclRole: posts,
});

test('smart teaching asks visitors to sign in', () => {
  expect(smartTeachingFor(null)).toBe('login');
});

test('teachers and students find their homes', () => {
  expect(smartTeachingFor(person(categories.teacher, post(roleTypes.teacher)))).toBe('teacher');
  expect(smartTeachingFor(person(categories.student, post(roleTypes.student)))).toBe('student');
});

test('operators and auditors have no permission, by their first post', () => {
  for (const type of [roleTypes.countyOperator, roleTypes.cityOperator, roleTypes.auditor]) {
    expect(smartTeachingFor(person(categories.teacher, post(type), post(roleTypes.teacher)))).toBe('refused');
  }
});

test('administrators and guests, who have no teaching home, are refused too', () => {
  expect(smartTeachingFor(person(categories.cityAdmin))).toBe('refused');
  expect(smartTeachingFor(person(categories.guestArea))).toBe('refused');
});

test('only teachers look at marking, and only where it is set up', () => {
  expect(smartMarkingFor(null, 'https://marking.test')).toBe('onlyTeachers');
  expect(smartMarkingFor(person(categories.student), 'https://marking.test')).toBe('onlyTeachers');
  expect(smartMarkingFor(person(categories.teacher), '')).toBe('noAddress');
  expect(smartMarkingFor(person(categories.teacher), 'https://marking.test')).toBe('open');
});

test('city administrators and the holder of the set user code manage', () => {
  expect(isManaging(person(categories.cityAdmin), '')).toBe(true);
  expect(isManaging(person(categories.teacher), 'T001')).toBe(true);
  expect(isManaging(person(categories.teacher), 'T002')).toBe(false);
  expect(isManaging(person(categories.teacher), '')).toBe(false);
  expect(isManaging(null, '')).toBe(false);
});
