/** From this number of rows on only the visible ones are drawn. */
export const virtualFrom = 200;
/** Rows that are drawn beyond the visible ones, so that scrolling finds them there. */
const beyond = 12;

/** Which rows are drawn: from `first` up to, but without, `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/**
 * The rows to draw of a list whose top is at `top` in the window (negative once it has been scrolled past). All
 * measures in CSS pixels.
 */
export function rowWindow(count: number, rowHeight: number, top: number, viewHeight: number): RowWindow {
  if (count <= virtualFrom) return { first: 0, end: count };
  const first = Math.min(Math.max(0, Math.floor(-top / rowHeight) - beyond), count - 1);
  const end = Math.min(count, Math.max(first, Math.ceil((viewHeight - top) / rowHeight) + beyond));
  return { first, end };
}
