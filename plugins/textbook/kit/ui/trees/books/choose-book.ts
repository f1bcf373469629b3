/** What the choice of a book is made by, as books come over the wire. */
export interface ChoosableBook {
  readonly bookid: string;
  /** 1 for the book to begin with when none was chosen yet. */
  readonly isdefault: number;
}

/**
 * The current textbook: the stored one where it is still there, else the default, else the first; null where there is none
 * (teaching.md section 4). Whoever asks stores the choice.
 */
export function chooseBook<Book extends ChoosableBook>(books: readonly Book[], storedId: string | null): Book | null {
  return (
    books.find(({ bookid }) => bookid === storedId) ??
    books.find(({ isdefault }) => isdefault === 1) ??
    books[0] ??
    null
  );
}
