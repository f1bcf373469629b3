import { expect, test } from 'vitest';
import { mostPaperParts } from '../document';
import { itemNamed, paperOf, shapeOf } from '../samples';
import {
  addedPart,
  addedSection,
  movedSection,
  removedPart,
  removedSection,
  sortedSection,
  steppedSection,
} from './sections';

const part = (id: string) => ({ id, title: id, sections: [] });

test('a section is added to its part, by default the last, and removed with its items', () => {
  const paper = paperOf({ A: ['a'] }, {});
  const section = { id: 'N', title: 'N', note: '', items: [] };
  expect(shapeOf(addedSection(paper, section))).toEqual([{ A: ['a'] }, { N: [] }]);
  expect(shapeOf(addedSection(paper, section, 'part-1'))).toEqual([{ A: ['a'], N: [] }, {}]);
  expect(shapeOf(removedSection(paper, 'A'))).toEqual([{}, {}]);
  expect(removedSection(paper, 'gone')).toBe(paper);
});

test('a section moves with its items within its part and into another', () => {
  const paper = paperOf({ A: ['a'], B: ['b'] }, { C: [] });
  expect(shapeOf(movedSection(paper, 'B', { partId: 'part-1', before: 'A' }))).toEqual([
    { B: ['b'], A: ['a'] },
    { C: [] },
  ]);
  expect(shapeOf(movedSection(paper, 'A', { partId: 'part-2', before: null }))).toEqual([
    { B: ['b'] },
    { C: [], A: ['a'] },
  ]);
});

test('a step goes over the edge of a part', () => {
  const paper = paperOf({ A: ['a'], B: [] }, { C: [] });
  expect(Object.keys(shapeOf(steppedSection(paper, 'A', 1))[0]!)).toEqual(['B', 'A']);
  expect(shapeOf(steppedSection(paper, 'B', 1))).toEqual([{ A: ['a'] }, { B: [], C: [] }]);
  expect(shapeOf(steppedSection(paper, 'C', -1))).toEqual([{ A: ['a'], B: [], C: [] }, {}]);
  expect(steppedSection(paper, 'A', -1)).toBe(paper);
});

test('items are sorted from easy to hard: equal ones keep their order, unknown ones come last', () => {
  const difficulties: Record<string, number> = { 'q-a': 3, 'q-b': 1, 'q-c': 0, 'q-d': 3 };
  const sorted = sortedSection(paperOf({ A: ['a', 'c', 'd', 'b'] }), 'A', (id) => difficulties[id] ?? 0);
  expect(shapeOf(sorted)).toEqual([{ A: ['b', 'a', 'd', 'c'] }]);
  expect(sortedSection(sorted, 'A', (id) => difficulties[id] ?? 0)).toBe(sorted);
});

test('a second part gives the first its title, and one that is left alone loses it', () => {
  const two = addedPart(paperOf({ A: [itemNamed('a')] }), part('第Ⅱ卷'), '第Ⅰ卷');
  expect(two.parts.map(({ title }) => title)).toEqual(['第Ⅰ卷', '第Ⅱ卷']);
  const one = removedPart(two, '第Ⅱ卷');
  expect(one.parts.map(({ title }) => title)).toEqual(['']);
  expect(removedPart(one, one.parts[0]!.id)).toBe(one);
});

test('sections of a part that is removed join the one before it, or the one after the first', () => {
  const paper = paperOf({ A: ['a'] }, { B: ['b'] }, { C: [] });
  expect(shapeOf(removedPart(paper, 'part-1'))).toEqual([{ A: ['a'], B: ['b'] }, { C: [] }]);
  expect(shapeOf(removedPart(paper, 'part-3'))).toEqual([{ A: ['a'] }, { B: ['b'], C: [] }]);
});

test('a paper has so many parts and no more', () => {
  const full = paperOf(...Array.from({ length: mostPaperParts }, () => ({})));
  expect(addedPart(full, part('x'), '')).toBe(full);
});
