import { expect, test } from 'vitest';
import { type Column, leastWidth, shownColumns } from './columns';

const cell = () => null;
const columns: Column<object>[] = [
  { id: 'name', title: 'Name', cell, main: true },
  { id: 'code', title: 'Code', cell },
  { id: 'note', title: 'Note', cell, hidden: true },
];
const idsOf = (shown: readonly Column<object>[]) => shown.map(({ id }) => id);

test('without a choice, hidden columns are not shown', () => {
  expect(idsOf(shownColumns(columns, null))).toEqual(['name', 'code']);
});

test('with a choice, what was chosen is shown, and what the row is about', () => {
  expect(idsOf(shownColumns(columns, ['note', 'gone']))).toEqual(['name', 'note']);
});

test('a table is at least as wide as its columns, of which those without a width need some too', () => {
  expect(leastWidth([{ width: '120px' }, {}], 44)).toBe(120 + 144 + 44);
  expect(leastWidth([{ main: true }, {}], 0)).toBe(208 + 144);
});

test('a column with a share of the table leaves the others what they need', () => {
  expect(leastWidth([{ width: '120px' }, { main: true }, { width: '20%' }], 0)).toBe((120 + 208) / 0.8);
});
