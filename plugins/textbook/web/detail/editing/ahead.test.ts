import { expect, test } from 'vitest';
import { aheadAdded, aheadMoved, aheadNamed, aheadRemoved } from './ahead';

const chapter = (nodeId: string, parentId: string | null = null) => ({
  nodeId,
  nodeName: nodeId,
  parentId,
  isHaveChild: false,
});
const chapters = [chapter('1'), chapter('1.1', '1'), chapter('1.2', '1'), chapter('2'), chapter('2.1', '2')];
const ids = (found: readonly { readonly nodeId: string }[]) => found.map(({ nodeId }) => nodeId);

test('a new chapter stands behind its neighbour and all below that', () => {
  expect(ids(aheadAdded({ parentId: null, behind: '1' }, 'x')(chapters))).toEqual([
    '1',
    '1.1',
    '1.2',
    'new',
    '2',
    '2.1',
  ]);
});

test('a new chapter below another is its last', () => {
  expect(ids(aheadAdded({ parentId: '1', behind: null }, 'x')(chapters))).toEqual([
    '1',
    '1.1',
    '1.2',
    'new',
    '2',
    '2.1',
  ]);
  expect(aheadAdded({ parentId: '2', behind: null }, 'x')(chapters).at(-1)).toMatchObject({ parentId: '2' });
});

test('the first chapter of an empty book is added', () => {
  expect(ids(aheadAdded({ parentId: null, behind: null }, 'x')([]))).toEqual(['new']);
});

test('what is removed takes what is below it along; what is named or moved stays', () => {
  expect(ids(aheadRemoved('1')(chapters))).toEqual(['2', '2.1']);
  expect(aheadNamed('2', 'two')(chapters)[3]).toMatchObject({ nodeName: 'two' });
  expect(ids(aheadMoved({ nodeId: '2', parentId: null, beforeId: '1' })(chapters))).toEqual([
    '2',
    '2.1',
    '1',
    '1.1',
    '1.2',
  ]);
});
