import { expect, test } from 'vitest';
import { doorsFor, type DoorFacts } from './doors';

const visitor: DoorFacts = { category: null, teaches: false, manages: false, isOn: () => true, hasManagement: false };
const names = (facts: Partial<DoorFacts>) => doorsFor({ ...visitor, ...facts }).map(({ name }) => name);

test('a visitor is asked what he comes for', () => {
  expect(names({})).toEqual(['learn', 'teach', 'family', 'services']);
  expect(names({ hasManagement: true })).toEqual(['learn', 'teach', 'manage', 'family']);
});

test('a visitor learns in the air classroom, without it at the home of students', () => {
  expect(doorsFor(visitor)[0]).toEqual({ name: 'learn', to: '/air' });
  expect(doorsFor({ ...visitor, isOn: (plugin) => plugin !== 'air' })[0]).toEqual({
    name: 'learn',
    to: '/student-home',
  });
});

test('people who are signed in find their own side first', () => {
  expect(names({ category: 'student' })).toEqual(['learn', 'watch', 'news', 'services']);
  expect(names({ category: 'teacher', teaches: true })).toEqual(['teach', 'watch', 'news', 'services']);
});

test('an auditor, who does not teach, has no door to teaching', () => {
  expect(names({ category: 'teacher' })).toEqual(['watch', 'news', 'services']);
});

test('smart management is for those who may open it, where it is set up', () => {
  expect(names({ category: 'cityAdmin', manages: true, hasManagement: true })[0]).toBe('manage');
  expect(names({ category: 'admin', manages: true })).not.toContain('manage');
  expect(names({ category: 'guestCity', hasManagement: true })).not.toContain('manage');
});

test('administrators of the city find their administration, whether or not there is another site', () => {
  const cityAdmin: DoorFacts = { ...visitor, category: 'cityAdmin', manages: true };
  expect(doorsFor({ ...cityAdmin, hasManagement: true })[0]).toEqual({ name: 'manage', to: null });
  expect(doorsFor(cityAdmin)[0]).toEqual({ name: 'manage', to: '/admin/news' });
});

test('with every other area off, services are left', () => {
  expect(names({ isOn: () => false })).toEqual(['services']);
  expect(names({ category: 'student', isOn: () => false })).toEqual(['services']);
});
