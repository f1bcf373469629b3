/** The fields of a book that the choice uses, as in the wire format. */
export interface ChoosableBook {
  readonly bookid: string;
  /** 1 for the book to begin with when none was chosen yet. */
  readonly isdefault: number;
}

/**
 * The current textbook: the stored one if it still exists, else the default, else the first; null if there is none
 * (teaching.md section 4). The caller stores the choice.
 */
export function chooseBook<Book extends ChoosableBook>(books: readonly Book[], storedId: string | null): Book | null {
  return (
    books.find(({ bookid }) => bookid === storedId) ??
    books.find(({ isdefault }) => isdefault === 1) ??
    books[0] ??
    null
  );
}
