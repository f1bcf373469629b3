import { expect, test } from 'vitest';
import { chapterAfter, chapterBefore, sharesOf } from './film-parts';

const chapters = [
  { at: 0, title: '导入' },
  { at: 25, title: '新知' },
  { at: 75, title: '小结' },
];

test('chapters are parts of the line, and what was played fills them in order', () => {
  expect(sharesOf(chapters, 100, 50)).toEqual([
    { from: 0, to: 0.25, played: 0.25 },
    { from: 0.25, to: 0.75, played: 0.5 },
    { from: 0.75, to: 1, played: 0.75 },
  ]);
});

test('a film without chapters, or of unknown length, is one part', () => {
  expect(sharesOf([], 100, 30)).toEqual([{ from: 0, to: 1, played: 0.3 }]);
  expect(sharesOf(chapters, 0, 0)).toEqual([{ from: 0, to: 1, played: 0 }]);
  // a heading behind the end is none
  expect(sharesOf([{ at: 120, title: '花絮' }], 100, 100)).toEqual([{ from: 0, to: 1, played: 1 }]);
});

test('the buttons lead to the next chapter, and back to the beginning of this one first', () => {
  expect(chapterAfter(chapters, 30)).toBe(75);
  expect(chapterAfter(chapters, 80)).toBeUndefined();
  expect(chapterBefore(chapters, 40)).toBe(25);
  expect(chapterBefore(chapters, 27)).toBe(0);
});
