import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorAt, findAnchor } from './anchors';

const text = '作业减量。作业设计。作业评价。';

test('a comment stays with its words when something is written before them', () => {
  const anchor = anchorAt(text, { start: 5, end: 7 })!;
  expect(anchor.quote).toBe('作业');
  expect(findAnchor(`新的开头。${text}`, anchor)).toEqual({ start: 10, end: 12 });
});

test('among the same words, those with the same surroundings are meant', () => {
  const anchor = anchorAt(text, { start: 10, end: 12 })!;
  expect(findAnchor('作业评价。作业减量。', anchor)).toEqual({ start: 0, end: 2 });
});

test('a comment on words that are gone stands nowhere', () => {
  expect(findAnchor('全部改写', anchorAt(text, { start: 0, end: 4 })!)).toBeNull();
});

test('space at the edges is not part of a comment, and space alone carries none', () => {
  expect(anchorAt(' 一 ', { start: 0, end: 3 })).toMatchObject({ start: 1, end: 2 });
  expect(anchorAt('   ', { start: 0, end: 3 })).toBeNull();
});

test('in an unchanged text an anchor is found where it was made', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.nat(80), fc.nat(20), (any, start, length) => {
      const anchor = anchorAt(any, { start, end: start + length });
      if (anchor) expect(findAnchor(any, anchor)).toEqual({ start: anchor.start, end: anchor.end });
    }),
  );
});
