import { expect, test } from 'vitest';
import { courseAddress, recommendationOf } from './courses';

const all = { isOn: () => true };

test('a course opens by its id, and for its author with entry 2', () => {
  const course = { cid: 'c1', userId: 'u1' };
  expect(courseAddress(course, null, all)).toBe('/spoc/detail?cid=c1');
  expect(courseAddress(course, { userId: 'u2', category: 2 }, all)).toBe('/spoc/detail?cid=c1');
  expect(courseAddress(course, { userId: 'u1', category: 2 }, all)).toBe('/spoc/detail?cid=c1&entry=2');
});

test('a student opens the course on the page for students', () => {
  expect(courseAddress({ cid: 'c1', userId: 'u1' }, { userId: 'u2', category: 3 }, all)).toBe(
    '/stu-spoc/student?cid=c1',
  );
});

test('a course leads nowhere where courses are off', () => {
  const running = { isOn: (plugin: string) => plugin !== 'spoc' };
  expect(courseAddress({ cid: 'c1', userId: 'u1' }, null, running)).toBeUndefined();
});

test('only courses that were sent on carry a tag', () => {
  expect([0, 1, 2, 3].map((sendType) => recommendationOf({ sendType }))).toEqual([null, 'county', 'city', null]);
});
