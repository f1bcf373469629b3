import type { Id } from 'edutech/core/common/ids';
import type { BookItem } from '../../api/books';

/**
 * The current textbook: the stored one where it is still there, else the default, else the first; null where there is none
 * (teaching.md section 4). Whoever asks stores the choice.
 */
export function chooseBook<Book extends Pick<BookItem, 'bookid' | 'isdefault'>>(
  books: readonly Book[],
  storedId: Id | null,
): Book | null {
  return (
    books.find(({ bookid }) => bookid === storedId) ??
    books.find(({ isdefault }) => isdefault === 1) ??
    books[0] ??
    null
  );
}
