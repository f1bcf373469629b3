import { expect, test } from 'vitest';
import { findIn, piecesOf } from './found';
import { sampleOutline } from './sample-tree';

test('what is looked for is shown with what stands above it, which is open', () => {
  const found = findIn(sampleOutline, '图象')!;
  expect([...found.hits]).toEqual(['19.1.2']);
  expect([...found.shown]).toEqual(['19.1.2', '第十九章', '19.1']);
  expect([...found.opened]).toEqual(['第十九章', '19.1']);
});

test('all words have to be in a name, in any order, in either width and case', () => {
  expect([...findIn(sampleOutline, '函数 １９.２')!.hits]).toEqual(['19.2']);
  expect([...findIn(sampleOutline, '函数 勾股')!.hits]).toEqual([]);
});

test('nothing typed looks for nothing', () => {
  expect(findIn(sampleOutline, '  ')).toBeNull();
});

test('a name is cut at each place of what was looked for', () => {
  expect(piecesOf('变量与函数', '函数')).toEqual([
    { text: '变量与', isHit: false },
    { text: '函数', isHit: true },
  ]);
  expect(piecesOf('Function of Functions', 'func').filter(({ isHit }) => isHit)).toHaveLength(2);
  expect(piecesOf('函数', '')).toEqual([{ text: '函数', isHit: false }]);
});
