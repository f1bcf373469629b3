import { findInPages } from '../pdf/search/find-in-pages';

/** A piece of text on a page: its place in points, from the upper left corner. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The part of a page between one beginning and the next. */
export interface PagePart {
  /** From 0. */
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Room around the text, in points: what stands above a line (bars, roots) belongs to it. */
const margin = 6;

/**
 * Where a document has these beginnings of paragraphs, which follow each other; null for one that is not found. A part ends
 * where the next found one begins, or with the text of its page: what goes on on the next page is not shown.
 */
export function partsOf(pages: readonly (readonly Piece[])[], beginnings: readonly string[]): (PagePart | null)[] {
  const texts = pages.map((pieces) => pieces.map(({ text }) => text));
  let last = { page: 0, piece: -1 };
  const starts = beginnings.map((words) => {
    const isAfter = ({ page, piece }: typeof last) => page > last.page || (page === last.page && piece > last.piece);
    const places = findInPages(texts, words).map((hit) => ({ page: hit.page, piece: hit.from.piece }));
    const found = places.find(isAfter) ?? null;
    last = found ?? last;
    return found;
  });
  return starts.map((start, at) => {
    if (!start) return null;
    const pieces = pages[start.page]!;
    const next = starts.slice(at + 1).find((one) => one !== null);
    const top = topOfLine(pieces, start.piece);
    const end =
      next?.page === start.page
        ? topOfLine(pieces, next.piece)
        : Math.max(...pieces.map(({ bottom }) => bottom)) + margin;
    return {
      page: start.page,
      left: Math.min(...pieces.map(({ left }) => left)) - margin,
      right: Math.max(...pieces.map(({ right }) => right)) + margin,
      top: top - margin,
      bottom: Math.max(end - margin / 2, top + margin),
    };
  });
}

/** The upper edge of the line that a piece is on: fractions and roots rise above its letters. */
function topOfLine(pieces: readonly Piece[], at: number): number {
  const { top, bottom } = pieces[at]!;
  return Math.min(...pieces.filter((one) => one.bottom > top && one.top < bottom).map((one) => one.top));
}
