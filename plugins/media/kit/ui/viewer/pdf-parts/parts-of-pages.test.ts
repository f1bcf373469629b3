import { expect, test } from 'vitest';
import { type Piece, partsOf } from './parts-of-pages';

const line = (top: number, ...texts: string[]): Piece[] =>
  texts.map((text, at) => ({ text, left: 90 + at * 100, right: 180 + at * 100, top, bottom: top + 12 }));

const pages = [
  [
    ...line(40, '七年级数学周练'),
    ...line(80, '1. ', '下列各数中，负数是'),
    ...line(140, '2. ', '计算'),
    ...line(160, '的结果是'),
  ],
  [...line(50, '3. ', '下列各数中，', '负数是哪一个'), ...line(90, '参考答案')],
];

test('a part begins with its words and ends where the next one begins', () => {
  const [first, second] = partsOf(pages, ['下列各数中，负数', '计算的结果']);
  expect(first).toEqual({ page: 0, left: 84, right: 286, top: 74, bottom: 137 });
  expect(second).toMatchObject({ page: 0, top: 134, bottom: 175 });
});

test('the same words mean a later place for a later question', () => {
  const parts = partsOf(pages, ['下列各数中', '计算', '下列各数中']);
  expect(parts.map((part) => [part?.page, part?.top])).toEqual([
    [0, 74],
    [0, 134],
    [1, 44],
  ]);
});

test('what is not found has no part, and the one before goes on to the next that is', () => {
  const parts = partsOf(pages, ['下列各数中', '没有这样的话', '计算']);
  expect(parts[1]).toBeNull();
  expect(parts[0]?.bottom).toBe(137);
  expect(partsOf([], ['计算'])).toEqual([null]);
});

test('a fraction that rises above its line is of the part, and not of the one before', () => {
  const raised = { text: '1', left: 200, right: 210, top: 133, bottom: 143 };
  const [first, second] = partsOf([[...pages[0]!, raised]], ['下列各数中', '计算']);
  expect(first?.bottom).toBe(130);
  expect(second?.top).toBe(127);
});
