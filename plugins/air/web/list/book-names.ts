import type { AirBook } from '../../api';

/** What a book is called among others: with its edition where two have one name. */
export const bookName = (book: AirBook, among: readonly AirBook[]): string =>
  among.some((other) => other !== book && other.airBookName === book.airBookName)
    ? `${book.airBookName} · ${book.edition}`
    : book.airBookName;
