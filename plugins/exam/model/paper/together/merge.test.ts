import { expect, test } from 'vitest';
import type { PaperFields } from '../../../api/papers';
import { changedItem, movedItem, placedItems, removedItem } from '../edits/items';
import { changedSection } from '../edits/walk';
import { itemNamed, paperOf, shapeOf } from '../samples';
import { changedPlaces } from './changed-places';
import { mergedPaper } from './merge';

const paper = (document = paperOf({ A: ['a', 'b', 'c'], B: ['d'] }), title = 'Unit 1'): PaperFields => ({
  title,
  subjectId: 's',
  gradeId: 'g',
  document,
});
const base = paper();
type Edit = (document: PaperFields['document']) => PaperFields['document'];
const edited = (edit: Edit) => paper(edit(base.document));
const both = (mine: Edit, theirs: Edit) => mergedPaper({ base, mine: edited(mine), theirs: edited(theirs) });
const shape = (merged: PaperFields | null) => merged && shapeOf(merged.document);
const points =
  (id: string, number: number): Edit =>
  (it) =>
    changedItem(it, id, { points: [number] });
const added =
  (id: string, before: string | null): Edit =>
  (it) =>
    placedItems(it, [itemNamed(id)], { sectionId: 'A', before });

test('points of one item and the words of a section by two people are both there', () => {
  const merged = both(points('a', 5), (it) => changedSection(it, 'B', { note: 'short' }));
  expect(changedPlaces(base, merged!).sort()).toEqual(['B', 'a']);
});

test('what both add to a section and what one removes comes out in one order', () => {
  expect(shape(both(added('x', 'b'), added('y', null)))).toEqual([{ A: ['a', 'x', 'b', 'c', 'y'], B: ['d'] }]);
  expect(shape(both((it) => removedItem(it, 'b'), added('y', 'b')))).toEqual([{ A: ['a', 'y', 'c'], B: ['d'] }]);
});

test('an item that one moves keeps the points that the other gives it', () => {
  const merged = both((it) => movedItem(it, 'a', { sectionId: 'B', before: null }), points('a', 9));
  expect(shape(merged)).toEqual([{ A: ['b', 'c'], B: ['d', 'a'] }]);
  expect(merged?.document.parts[0]?.sections[1]?.items[1]?.points).toEqual([9]);
});

test('the same item changed by both, or removed by one of them, is chosen by a person', () => {
  expect(both(points('a', 5), points('a', 6))).toBeNull();
  expect(both((it) => removedItem(it, 'a'), points('a', 6))).toBeNull();
  expect(both(points('a', 6), (it) => removedItem(it, 'a'))).toBeNull();
});

test('a question that both put on the paper is chosen by a person', () => {
  const twice: Edit = (it) => placedItems(it, [{ ...itemNamed('x'), id: 'other' }], { sectionId: 'B', before: null });
  expect(both(added('x', null), twice)).toBeNull();
});

test('the order of fields, as a database changes it, is no change', () => {
  const { title, document, ...rest } = base;
  const { parts, ...others } = document;
  const same = { document: { parts, ...others }, ...rest, title };
  expect(changedPlaces(base, same)).toEqual([]);
  expect(mergedPaper({ base, mine: edited(points('a', 5)), theirs: same })).toEqual(edited(points('a', 5)));
});

test('changed places are what was changed, removed or moved away, not what has other neighbours', () => {
  expect(changedPlaces(base, edited(added('x', 'a')))).toEqual([]);
  expect(
    changedPlaces(
      base,
      edited((it) => removedItem(it, 'b')),
    ),
  ).toEqual(['b']);
  expect(
    changedPlaces(
      base,
      edited((it) => movedItem(it, 'a', { sectionId: 'B', before: null })),
    ),
  ).toEqual(['a']);
  expect(changedPlaces(base, paper(base.document, 'Unit 2'))).toEqual(['title']);
});
