import type { Column } from '../../rules/columns';

/** How many columns the grid shows (screens.md I3). */
export const fewestColumns = 2;
export const mostColumns = 8;
const usualColumns = 5;

/** Columns that an address names, at most eight; else the open ones, filled up with the first, so that there is something to see. */
export function chosenColumns(columns: readonly Column[], wanted: readonly string[], item: string | null): Column[] {
  const named = columns.filter(({ id }) => wanted.includes(id)).slice(0, mostColumns);
  if (named.length > 0) return named;
  const rank = (column: Column) => (column.itemId === item ? 0 : column.item.open > 0 ? 1 : 2);
  const best = columns.toSorted((one, other) => rank(one) - rank(other)).slice(0, usualColumns);
  return columns.filter((column) => best.includes(column));
}

/** The ids with one column more, or one less; never fewer than two, where there are two, nor more than eight. */
export function toggledColumns(columns: readonly Column[], shown: readonly Column[], id: string): string[] {
  const ids = shown.map((column) => column.id);
  const isShown = ids.includes(id);
  if (isShown && ids.length <= Math.min(fewestColumns, columns.length)) return ids;
  if (!isShown && ids.length >= mostColumns) return ids;
  return isShown ? ids.filter((one) => one !== id) : [...ids, id];
}
