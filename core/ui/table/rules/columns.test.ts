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
  expect(leastWidth([{ width: '120px' }, {}, { width: '20%' }], 44)).toBe(120 + 144 + 144 + 44);
});
