/** The fields of a book that the choice uses, as in the wire format. */
export interface ChoosableBook {
  readonly bookId: string;
  /** 1 for the book to begin with when none was chosen yet. */
  readonly isDefault: number;
}

/**
 * The current textbook: the stored one if it still exists, else the default, else the first; null if there is none
 * (teaching.md section 4). The caller stores the choice.
 */
export function chooseBook<Book extends ChoosableBook>(books: readonly Book[], storedId: string | null): Book | null {
  return (
    books.find(({ bookId }) => bookId === storedId) ??
    books.find(({ isDefault }) => isDefault === 1) ??
    books[0] ??
    null
  );
}
