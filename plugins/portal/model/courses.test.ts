import { expect, test } from 'vitest';
import { courseAddress, recommendationOf } from './courses';

test('a course opens by its id, and for its author with entry 2', () => {
  const course = { cid: 'c1', userid: 'u1' };
  expect(courseAddress(course, null)).toBe('/spoc/detail?cid=c1');
  expect(courseAddress(course, { userid: 'u2' })).toBe('/spoc/detail?cid=c1');
  expect(courseAddress(course, { userid: 'u1' })).toBe('/spoc/detail?cid=c1&entry=2');
});

test('only courses that were sent on carry a tag', () => {
  expect([0, 1, 2, 3].map((sendtype) => recommendationOf({ sendtype }))).toEqual([null, 'county', 'city', null]);
});
