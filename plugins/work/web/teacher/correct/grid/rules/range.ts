/** A place in the grid of answers. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** What is chosen: the cell at hand, and where the range began; the same for one cell. */
export interface GridRange {
  readonly at: GridPlace;
  readonly from: GridPlace;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow, Home, End or a page key leads; with Shift the range grows. Null for other keys. */
export function moveIn(
  range: GridRange,
  { key, ctrlKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridRange | null {
  const at = target(range.at, key, ctrlKey, { rows, columns });
  if (!at) return null;
  const inside = { row: within(at.row, rows), column: within(at.column, columns) };
  return { at: inside, from: shiftKey ? range.from : inside };
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

function target(
  { row, column }: GridPlace,
  key: string,
  isFar: boolean,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridPlace | null {
  const step = steps[key];
  if (step) {
    const far = isFar ? Math.max(rows, columns) : 1;
    return { row: row + step[0] * far, column: column + step[1] * far };
  }
  if (key === 'Home') return { row: isFar ? 0 : row, column: 0 };
  if (key === 'End') return { row: isFar ? rows - 1 : row, column: columns - 1 };
  if (key === 'PageUp' || key === 'PageDown') return { row: row + (key === 'PageUp' ? -10 : 10), column };
  return null;
}

/** All places of a range, row by row. */
export function placesIn({ at, from }: GridRange): GridPlace[] {
  const [top, bottom] = [Math.min(at.row, from.row), Math.max(at.row, from.row)];
  const [left, right] = [Math.min(at.column, from.column), Math.max(at.column, from.column)];
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_cell, column) => ({ row: top + row, column: left + column })),
  ).flat();
}

export const isIn = ({ at, from }: GridRange, { row, column }: GridPlace): boolean =>
  row >= Math.min(at.row, from.row) &&
  row <= Math.max(at.row, from.row) &&
  column >= Math.min(at.column, from.column) &&
  column <= Math.max(at.column, from.column);

/** The next open place after this one, down its column and then on to the next, going round; null: nothing is open. */
export function nextOpen(
  at: GridPlace,
  { rows, columns }: { readonly rows: number; readonly columns: number },
  isOpen: (place: GridPlace) => boolean,
  isBack = false,
): GridPlace | null {
  const all = rows * columns;
  const here = at.column * rows + at.row;
  for (let step = 1; step < all; step++) {
    const index = (here + (isBack ? all - step : step)) % all;
    const place = { row: index % rows, column: Math.floor(index / rows) };
    if (isOpen(place)) return place;
  }
  return null;
}
