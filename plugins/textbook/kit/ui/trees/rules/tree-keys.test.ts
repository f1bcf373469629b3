import { expect, test } from 'vitest';
import { outlineOf } from './outline';
import { sampleOutline } from './sample-tree';
import { treeStep, typedTo } from './tree-keys';
import { branchesBeside, openedFor, visibleLines } from './visible-rows';

const linesWith = (...open: string[]) => visibleLines(sampleOutline, { isOpen: (id) => open.includes(id) });
const idsOf = (lines: ReturnType<typeof linesWith>) => lines.map(({ place }) => place.node.id);

test('only what stands below open nodes is a line, and each line knows its place among those beside it', () => {
  expect(idsOf(linesWith())).toEqual(['第十七章', '第十九章', '第二十章']);
  const lines = linesWith('第十九章');
  expect(idsOf(lines)).toEqual(['第十七章', '第十九章', '19.1', '19.2', '第二十章']);
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, true, false, null, null]);
  expect(lines[3]).toMatchObject({ position: 2, besides: 2, place: { level: 2 } });
});

test('a node whose children have not been loaded can be opened', () => {
  const lazy = outlineOf([{ id: 'a', name: 'a', parentId: null, hasMore: true }]);
  const [line] = visibleLines(lazy, { isOpen: () => false });
  expect(treeStep('ArrowRight', [line!], 0)).toEqual({ act: 'open', id: 'a' });
});

test('what stands below somebody who is not there is left out', () => {
  expect(outlineOf([{ id: 'a', name: 'a', parentId: 'gone' }]).top).toEqual([]);
});

test('the right arrow opens, then leads inside; the left one closes, then leads outside', () => {
  expect(treeStep('ArrowRight', linesWith(), 1)).toEqual({ act: 'open', id: '第十九章' });
  const open = linesWith('第十九章');
  expect(treeStep('ArrowRight', open, 1)).toEqual({ act: 'focus', id: '19.1' });
  expect(treeStep('ArrowRight', open, 3)).toBeNull();
  expect(treeStep('ArrowLeft', open, 2)).toEqual({ act: 'focus', id: '第十九章' });
  expect(treeStep('ArrowLeft', open, 1)).toEqual({ act: 'close', id: '第十九章' });
  expect(treeStep('ArrowLeft', open, 0)).toBeNull();
});

test('up and down end at the ends, Home and End lead there', () => {
  const lines = linesWith();
  expect(treeStep('ArrowUp', lines, 0)).toBeNull();
  expect(treeStep('ArrowDown', lines, 2)).toBeNull();
  expect(treeStep('End', lines, 0)).toEqual({ act: 'focus', id: '第二十章' });
  expect(treeStep('Home', lines, 2)).toEqual({ act: 'focus', id: '第十七章' });
});

test('Enter and space choose; other keys are not the tree’s', () => {
  expect(treeStep(' ', linesWith(), 0)).toEqual({ act: 'choose', id: '第十七章' });
  expect(treeStep('Enter', linesWith(), 0)).toEqual({ act: 'choose', id: '第十七章' });
  expect(treeStep('Tab', linesWith(), 0)).toBeNull();
});

test('the star opens the branches beside, and only those', () => {
  expect(branchesBeside(sampleOutline, sampleOutline.places.get('19.2')!)).toEqual(['19.1']);
});

test('a typed letter goes on to the next line that begins with it, round the end', () => {
  const lines = linesWith();
  expect(typedTo('第', lines, 0)).toBe('第十九章');
  expect(typedTo('第', lines, 2)).toBe('第十七章');
  expect(typedTo('第二', lines, 0)).toBe('第二十章');
  expect(typedTo('第十七', lines, 0)).toBe('第十七章');
  expect(typedTo('x', lines, 0)).toBeNull();
});

test('to see a node, all above it are opened', () => {
  expect(openedFor(sampleOutline, '19.1.2')).toEqual(['19.1', '第十九章']);
  expect(openedFor(sampleOutline, 'gone')).toEqual([]);
});
