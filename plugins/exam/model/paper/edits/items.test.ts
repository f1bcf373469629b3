import { expect, test } from 'vitest';
import { itemsOf, mostItems } from '../document';
import { itemNamed, paperOf, shapeOf } from '../samples';
import {
  addedItems,
  changedItem,
  type Grouping,
  movedItem,
  placedItems,
  removedItem,
  replacedItem,
  steppedItem,
} from './items';

/** Groups by the first letter of an item's id: c choice, g gaps, s solving, l listening. */
const grouping = (): Grouping => {
  let next = 0;
  return {
    wordOf: (group) => ({ choice: '选择题', gaps: '填空题', solving: '解答题', listening: '听力' })[group as 'choice'],
    groupOf: ({ id }) => ({ c: 'choice', g: 'gaps', s: 'solving', l: 'listening' })[id[0] as 'c'] as 'choice',
    newId: () => `new-${++next}`,
  };
};
const grouped = (...ids: string[]) =>
  ids.map((id) => ({ item: itemNamed(id), group: grouping().groupOf(itemNamed(id))! }));

test('items go to the section of their type, and sections are made in the usual order of papers', () => {
  const paper = addedItems(paperOf({}), grouped('s1', 'c1', 'g1', 'c2', 'l1'), grouping());
  expect(shapeOf(paper)).toEqual([{ 听力: ['l1'], 选择题: ['c1', 'c2'], 填空题: ['g1'], 解答题: ['s1'] }]);
});

test('an empty section that is called by the word of the type takes its items, and so does one with its like', () => {
  const paper = addedItems(paperOf({ 一选择题: [] }, { 乙: ['g1'] }), grouped('c1', 'g2'), grouping());
  expect(shapeOf(paper)).toEqual([{ 一选择题: ['c1'] }, { 乙: ['g1', 'g2'] }]);
});

test('a paper holds so many items and no more', () => {
  const many = Array.from({ length: mostItems - 1 }, (_, at) => itemNamed(`c${at}`));
  const paper = addedItems(paperOf({ 选择题: many }), grouped('g1', 'g2'), grouping());
  expect(itemsOf(paper)).toHaveLength(mostItems);
  expect(placedItems(paper, [itemNamed('x')], { sectionId: '选择题', before: null })).toHaveProperty(
    'parts.0.sections.0.items.length',
    mostItems - 1,
  );
});

test('an item moves before another one, across sections and parts', () => {
  const paper = paperOf({ A: ['a', 'b'] }, { B: ['c'] });
  expect(shapeOf(movedItem(paper, 'a', { sectionId: 'B', before: 'c' }))).toEqual([{ A: ['b'] }, { B: ['a', 'c'] }]);
  expect(shapeOf(movedItem(paper, 'c', { sectionId: 'A', before: null }))).toEqual([{ A: ['a', 'b', 'c'] }, { B: [] }]);
});

test('a move to where an item is already changes nothing', () => {
  const paper = paperOf({ A: ['a', 'b'] });
  expect(movedItem(paper, 'a', { sectionId: 'A', before: 'b' })).toBe(paper);
  expect(movedItem(paper, 'b', { sectionId: 'A', before: null })).toBe(paper);
  expect(movedItem(paper, 'a', { sectionId: 'gone', before: null })).toBe(paper);
});

test('a step goes over the edge of a section, and ends at the edge of the paper', () => {
  const paper = paperOf({ A: ['a'], B: ['b', 'c'] }, { C: [] });
  expect(shapeOf(steppedItem(paper, 'b', 1))).toEqual([{ A: ['a'], B: ['c', 'b'] }, { C: [] }]);
  expect(shapeOf(steppedItem(paper, 'b', -1))).toEqual([{ A: ['a', 'b'], B: ['c'] }, { C: [] }]);
  expect(shapeOf(steppedItem(paper, 'a', 1))).toEqual([{ A: [], B: ['a', 'b', 'c'] }, { C: [] }]);
  expect(shapeOf(steppedItem(paper, 'c', 1))).toEqual([{ A: ['a'], B: ['b'] }, { C: ['c'] }]);
  expect(steppedItem(paper, 'a', -1)).toBe(paper);
});

test('items are dropped at a place, and removed', () => {
  const paper = paperOf({ A: ['a', 'b'] });
  expect(shapeOf(placedItems(paper, [itemNamed('x')], { sectionId: 'A', before: 'b' }))).toEqual([
    { A: ['a', 'x', 'b'] },
  ]);
  expect(shapeOf(removedItem(paper, 'a'))).toEqual([{ A: ['b'] }]);
  expect(removedItem(paper, 'gone')).toBe(paper);
});

test('marks that are taken away leave nothing behind', () => {
  const marked = changedItem(paperOf({ A: ['a'] }), 'a', { beginsPage: true, isKept: true, figure: 'below' });
  expect(itemsOf(marked)[0]).toMatchObject({ beginsPage: true, isKept: true, figure: 'below' });
  const bare = changedItem(marked, 'a', { beginsPage: false, isKept: false, figure: undefined });
  expect(itemsOf(bare)[0]).toEqual(itemNamed('a'));
});

test('another question takes the place and the points, unless it has other parts', () => {
  const paper = paperOf({ A: [{ ...itemNamed('a', 4), beginsPage: true }] });
  const one = replacedItem(paper, 'a', { questionId: 'q-x', version: 3, points: [5] });
  expect(itemsOf(one)[0]).toEqual({ id: 'a', questionId: 'q-x', version: 3, points: [4], beginsPage: true });
  const two = replacedItem(paper, 'a', { questionId: 'q-x', version: 3, points: [2, 2] });
  expect(itemsOf(two)[0]).toMatchObject({ points: [2, 2] });
});
