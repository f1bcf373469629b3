import { expect, test } from 'vitest';
import { chapterNodes, pointNodes } from './wire-nodes';

test('a chapter whose children have not come is opened by asking for them', () => {
  const chapter = { nodename: '第一章', isHaveChild: true, parentid: null };
  const [whole, inside, closed] = chapterNodes([
    { ...chapter, nodeid: 'a' },
    { nodeid: 'b', nodename: '1.1', isHaveChild: false, parentid: 'a' },
    { ...chapter, nodeid: 'c' },
  ]);
  expect([whole!.hasMore, inside!.hasMore, closed!.hasMore]).toEqual([false, false, true]);
});

test('what nothing is counted on says zero where there are counts, and nothing where there are none', () => {
  const chapters = [{ nodeid: 'a', nodename: '第一章', isHaveChild: false, parentid: null }];
  expect(chapterNodes(chapters)[0]).not.toHaveProperty('count');
  expect(chapterNodes(chapters, new Map())[0]).toHaveProperty('count', 0);
});

test('knowledge points come out of their nest in reading order', () => {
  const point = (kiid: string, ...items: ReturnType<typeof leaf>[]) => ({
    ...leaf(kiid),
    isLeaf: items.length === 0,
    items,
  });
  const leaf = (kiid: string) => ({ kiid, knowname: kiid, isLeaf: true, disabled: kiid === 'b', items: [] });
  expect(pointNodes([point('a', leaf('b'), leaf('c')), point('d')])).toMatchObject([
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a', disabled: true },
    { id: 'c', parentId: 'a' },
    { id: 'd', parentId: null },
  ]);
});
