/** Selected rows, by key, on whichever page they are: acts on many rows need more than their keys. */
export type Selection<Row> = ReadonlyMap<string, Row>;

/** With these rows chosen, or without them. */
export function choose<Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isChosen: boolean,
): Selection<Row> {
  const next = new Map(selection);
  for (const row of rows) {
    if (isChosen) next.set(keyOf(row), row);
    else next.delete(keyOf(row));
  }
  return next;
}

/** The rows from one to another, both included, in whichever order they were pressed. */
export function between<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Whether all, some or none of the rows on a page are chosen. */
export function chosenOf<Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): 'all' | 'some' | 'none' {
  const count = rows.filter((row) => selection.has(keyOf(row))).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
