import { expect, test } from 'vitest';
import { nestPoints } from './knowledge-tree';

const point = (id: string, parentId: string | null, isDisabled = false) => ({
  treeId: 'tree',
  id,
  parentId,
  name: id,
  isDisabled,
});

test('points stand below their parents in the order in which they come', () => {
  const [algebra, geometry] = nestPoints([
    point('algebra', null, true),
    point('equations', 'algebra'),
    point('quadratic', 'equations'),
    point('functions', 'algebra'),
    point('geometry', null),
  ]);
  expect(algebra?.items.map(({ kiid }) => kiid)).toEqual(['equations', 'functions']);
  expect(algebra).toMatchObject({ knowId: 'tree', knowName: 'algebra', isLeaf: false, disabled: true });
  expect(algebra?.items[0]).toMatchObject({ isLeaf: false, items: [{ kiid: 'quadratic', isLeaf: true, items: [] }] });
  expect(geometry).toMatchObject({ isLeaf: true, items: [] });
});

test('what lies below a point that was taken out is out with it', () => {
  expect(nestPoints([point('left', 'gone'), point('below', 'left')])).toEqual([]);
});
