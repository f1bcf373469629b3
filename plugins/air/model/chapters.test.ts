import { expect, test } from 'vitest';
import { chapterCodes, chaptersUnder } from './chapters';

const book = [
  { nodeId: 'a', parentId: null },
  { nodeId: 'a1', parentId: 'a' },
  { nodeId: 'a2', parentId: 'a' },
  { nodeId: 'a2x', parentId: 'a2' },
  { nodeId: 'b', parentId: null },
];

test('codes say where a chapter stands, two signs a level', () => {
  expect(Object.fromEntries(chapterCodes(book))).toEqual({ a: '01', a1: '0101', a2: '0102', a2x: '010201', b: '02' });
});

test('a code finds the chapter and all below it; none finds the whole book', () => {
  expect(chaptersUnder(book, '0102').map(({ nodeId }) => nodeId)).toEqual(['a2', 'a2x']);
  expect(chaptersUnder(book)).toEqual(book);
  expect(chaptersUnder(book, '99')).toEqual([]);
});

test('codes stay two signs long and in order beyond ninety-nine chapters', () => {
  const many = Array.from({ length: 130 }, (_, nth) => ({ nodeId: `n${nth}`, parentId: null }));
  const codes = [...chapterCodes(many).values()];
  expect(codes[98]).toBe('99');
  expect(codes[99]).toBe('a0');
  expect(codes).toEqual(codes.toSorted());
  expect(codes.every((code) => code.length === 2)).toBe(true);
});
