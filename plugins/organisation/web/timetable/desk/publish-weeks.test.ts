import { expect, test } from 'vitest';
import { replacedBy, weeksToPublish } from './publish-weeks';

test('weeks that are over are offered for the first timetable of a term alone', () => {
  expect(weeksToPublish({ weeks: 6, thisWeek: 4, published: [1] })).toEqual([4, 5, 6]);
  expect(weeksToPublish({ weeks: 6, thisWeek: 4, published: [] })).toEqual([1, 4, 5, 6]);
});

test('a timetable replaces those that would begin with it or after it', () => {
  expect(replacedBy(4, [1, 4, 6])).toEqual([4, 6]);
  expect(replacedBy(7, [1, 4, 6])).toEqual([]);
});
