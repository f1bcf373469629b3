import { expect, test } from 'vitest';
import { liesBehind } from './scan-order';

/** Which pages of a batch find their place by themselves, as a string: `b` behind the one before, `?` asked, `1` a first page. */
const placesOf = (pages: number, numbers: readonly (number | null)[]): string =>
  numbers
    .map((number, at) => {
      if (number === null) return '-';
      if (number === 1) return '1';
      return liesBehind(number, pages, numbers.slice(0, at)) ? 'b' : '?';
    })
    .join('');

test.for([
  ['sheets one after another', 2, [1, 2, 1, 2, 1, 2], '1b1b1b'],
  ['scripts of three pages, whose last back the scanner leaves out', 3, [1, 2, 3, 1, 2, 3], '1bb1bb'],
  ['the same with empty backs', 3, [1, 2, 3, null, 1, 2, 3, null, 1, 2, 3], '1bb-1bb-1bb'],
  ['scripts of two sheets', 4, [1, 2, 3, 4, 1, 2, 3, 4], '1bbb1bbb'],
  ['a cover page before them', 2, [null, null, 1, 2, 1, 2], '--1b1b'],
  ['a sheet that was fed twice at once', 2, [1, 2, 1, 2, null, null, 1, 2], '1b1b--1b'],
] as const)('in order: %s', ([, pages, numbers, places]) => {
  expect(placesOf(pages, numbers)).toBe(places);
});

test.for([
  ['a stack that lay face up: every back comes before its front', 2, [2, 1, 2, 1, 2, 1], '?1?1?1'],
  ['such a stack whose first back cannot be read', 2, [null, 1, 2, 1, 2, 1], '-1?1?1'],
  ['such a stack put behind another one', 2, [1, 2, 2, 1, 2, 1, 2, 1], '1b?1?1?1'],
  ['all fronts, then all backs', 2, [1, 1, 1, 2, 2, 2], '111???'],
  ['a lost back asks for one page and no more', 2, [1, 2, 1, 1, 2, 1, 2], '1b11?1b'],
  ['first sheets of all, then second sheets', 4, [1, 2, 1, 2, 3, 4, 3, 4], '1b1b?b?b'],
  ['second sheets before first ones', 4, [3, 4, 1, 2, 3, 4, 1, 2], '?b1b?b1b'],
] as const)('asked: %s', ([, pages, numbers, places]) => {
  expect(placesOf(pages, numbers)).toBe(places);
});
