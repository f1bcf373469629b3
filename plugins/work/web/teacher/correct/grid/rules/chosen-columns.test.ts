import { expect, test } from 'vitest';
import { chosenColumns, toggledColumns } from './chosen-columns';
import type { Column } from '../../rules/columns';

const columns = Array.from({ length: 10 }, (_, at) => ({
  id: `${at}/0`,
  itemId: `${at}`,
  item: { open: at === 7 || at === 8 ? 5 : 0 },
})) as unknown as Column[];
const ids = (chosen: readonly Column[]) => chosen.map(({ id }) => id);

test('what an address names is shown, in the order of the sheet', () => {
  expect(ids(chosenColumns(columns, ['3/0', '1/0'], null))).toEqual(['1/0', '3/0']);
});

test('without a wish the open questions are shown, and the one at hand', () => {
  expect(ids(chosenColumns(columns, [], '9'))).toEqual(['0/0', '1/0', '7/0', '8/0', '9/0']);
});

test('two columns stay, and no more than eight come', () => {
  const two = columns.slice(0, 2);
  expect(toggledColumns(columns, two, '0/0')).toEqual(['0/0', '1/0']);
  expect(toggledColumns(columns, two, '5/0')).toEqual(['0/0', '1/0', '5/0']);
  expect(toggledColumns(columns, columns.slice(0, 8), '9/0')).toHaveLength(8);
});
