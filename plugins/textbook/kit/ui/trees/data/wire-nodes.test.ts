import { expect, test } from 'vitest';
import { chapterNodes, pointNodes } from './wire-nodes';

test('a chapter whose children have not come is opened by asking for them', () => {
  const chapter = { nodeName: '第一章', isHaveChild: true, parentId: null };
  const [whole, inside, closed] = chapterNodes([
    { ...chapter, nodeId: 'a' },
    { nodeId: 'b', nodeName: '1.1', isHaveChild: false, parentId: 'a' },
    { ...chapter, nodeId: 'c' },
  ]);
  expect([whole!.hasMore, inside!.hasMore, closed!.hasMore]).toEqual([false, false, true]);
});

test('what nothing is counted on says zero where there are counts, and nothing where there are none', () => {
  const chapters = [{ nodeId: 'a', nodeName: '第一章', isHaveChild: false, parentId: null }];
  expect(chapterNodes(chapters)[0]).not.toHaveProperty('count');
  expect(chapterNodes(chapters, new Map())[0]).toHaveProperty('count', 0);
});

test('knowledge points come out of their nest in reading order', () => {
  const point = (kiid: string, ...items: ReturnType<typeof leaf>[]) => ({
    ...leaf(kiid),
    isLeaf: items.length === 0,
    items,
  });
  const leaf = (kiid: string) => ({ kiid, knowName: kiid, isLeaf: true, disabled: kiid === 'b', items: [] });
  expect(pointNodes([point('a', leaf('b'), leaf('c')), point('d')])).toMatchObject([
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a', disabled: true },
    { id: 'c', parentId: 'a' },
    { id: 'd', parentId: null },
  ]);
});
