import { expect, test } from 'vitest';
import { dropped, type Move, moved, refusalOf, steered } from './moves';
import { outlineOf } from './outline';
import { sampleNodes, sampleOutline } from './sample-tree';

const deepest = 4;
const after = (move: Move | null) =>
  moved(sampleNodes, move!).map(({ id, parentId }) => (parentId ? `${parentId}/${id}` : id));
const untouched = after({ nodeId: 'gone', parentId: null, beforeId: null });

test('a chapter goes with all below it', () => {
  const moves = after({ nodeId: '第十九章', parentId: null, beforeId: '第十七章' });
  expect(moves.slice(0, 6)).toEqual([
    '第十九章',
    '第十九章/19.1',
    '19.1/19.1.1',
    '19.1/19.1.2',
    '第十九章/19.2',
    '第十七章',
  ]);
  expect(moves).toHaveLength(sampleNodes.length);
});

test('without a neighbour that is there, a node goes to the end of its parent', () => {
  const moves = after({ nodeId: '17.1', parentId: '第十九章', beforeId: 'gone' });
  expect(moves.indexOf('第十九章/17.1')).toBe(moves.indexOf('第十九章/19.2') + 1);
});

test('nothing goes into itself, deeper than the tree grows, or where it is', () => {
  const refused = (nodeId: string, parentId: string | null, beforeId: string | null = null) =>
    refusalOf(sampleOutline, { nodeId, parentId, beforeId }, deepest);
  expect(refused('第十九章', '19.1.1')).toBe('intoItself');
  expect(refused('第十九章', '第十九章')).toBe('intoItself');
  expect(refused('第十九章', '17.1')).toBe('tooDeep');
  expect(refused('19.1', '17.1')).toBeNull();
  expect(refused('19.2', '第十九章')).toBe('same');
  expect(refused('19.1', '第十九章', '19.2')).toBe('same');
  expect(refused('19.1', '第十九章', '19.1')).toBe('same');
  expect(refused('gone', null)).toBe('same');
  expect(after({ nodeId: '第十九章', parentId: '19.1', beforeId: null })).toEqual(untouched);
});

test('keys move among neighbours, out behind the parent, and into the one before', () => {
  expect(steered(sampleOutline, '19.2', 'up')).toEqual({ nodeId: '19.2', parentId: '第十九章', beforeId: '19.1' });
  expect(steered(sampleOutline, '19.1', 'down')).toEqual({ nodeId: '19.1', parentId: '第十九章', beforeId: null });
  expect(steered(sampleOutline, '19.2', 'out')).toEqual({ nodeId: '19.2', parentId: null, beforeId: '第二十章' });
  expect(steered(sampleOutline, '19.2', 'in')).toEqual({ nodeId: '19.2', parentId: '19.1', beforeId: null });
});

test('there is no way up from the first, down from the last, or out of the top', () => {
  expect(steered(sampleOutline, '19.1', 'up')).toBeNull();
  expect(steered(sampleOutline, '19.1', 'in')).toBeNull();
  expect(steered(sampleOutline, '19.2', 'down')).toBeNull();
  expect(steered(sampleOutline, '第二十章', 'out')).toBeNull();
});

test('each move by key and its counterpart lead back to the same tree', () => {
  for (const [there, back] of [
    ['up', 'down'],
    ['in', 'out'],
  ] as const) {
    const first = moved(sampleNodes, steered(sampleOutline, '17.2', there)!);
    expect(first).not.toEqual(sampleNodes);
    expect(moved(first, steered(outlineOf(first), '17.2', back)!)).toEqual(sampleNodes);
  }
});

test('dropping on a line puts a node before it, into it, or behind it', () => {
  expect(dropped(sampleOutline, '17.1', '19.2', 'before', false)).toMatchObject({
    parentId: '第十九章',
    beforeId: '19.2',
  });
  expect(dropped(sampleOutline, '17.1', '19.2', 'into', false)).toMatchObject({ parentId: '19.2', beforeId: null });
  expect(dropped(sampleOutline, '17.1', '19.1', 'after', false)).toMatchObject({
    parentId: '第十九章',
    beforeId: '19.2',
  });
});

test('behind the line of an open branch is in front of its first child', () => {
  expect(dropped(sampleOutline, '17.1', '19.1', 'after', true)).toMatchObject({ parentId: '19.1', beforeId: '19.1.1' });
});
