import { expect, test } from 'vitest';
import { keepTree, type KeptTree, keptTree, mostKept } from './kept-trees';

const tree = (key: string, version = 1): KeptTree<string> => ({ key, version, tree: `${key} ${version}` });

test('ten trees are kept, and the one that was not used for longest goes first', () => {
  let kept: KeptTree<string>[] = [];
  for (let book = 1; book <= 10; book++) kept = keepTree(kept, tree(`book ${book}`), mostKept.chapters);
  kept = keepTree(kept, tree('book 1'), mostKept.chapters);
  kept = keepTree(kept, tree('book 11'), mostKept.chapters);
  expect(kept).toHaveLength(10);
  expect(keptTree(kept, 'book 1')).toBeDefined();
  expect(keptTree(kept, 'book 2')).toBeUndefined();
});

test('a tree that was changed since is read again', () => {
  const kept = keepTree([tree('book')], tree('book', 2), mostKept.chapters);
  expect(kept).toEqual([tree('book', 2)]);
  expect(keptTree(kept, 'book', 3)).toBeUndefined();
  expect(keptTree(kept, 'book', 2)?.tree).toBe('book 2');
});
