/** Default length of a page of a list, with the jump shown (portal.md section 9). */
export const defaultPageSize = 15;

/** Number of pages of a list; an empty list has one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Reads a page number from an address: at least 1, and 1 for anything that is no number. */
export function pageFrom(search: URLSearchParams, parameter = 'page'): number {
  const page = Number(search.get(parameter));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * The pages that a pager shows: the first, the last, and those around the current one. A word represents a gap, and a
 * gap of one page is shown instead. The count stays the same while one moves, so that the buttons do not jump.
 */
export function pagesToShow(current: number, count: number): (number | 'before' | 'after')[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const from = Math.min(Math.max(current - 1, 3), count - 4);
  const middle = [from, from + 1, from + 2];
  const before = from === 3 ? 2 : 'before';
  const after = from === count - 4 ? count - 1 : 'after';
  return [1, before, ...middle, after, count];
}
