import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type BookItem, getManagedBooks, getUserBooks, selectBook, selectData } from '../../api';
import { type NamedBook, namedBooks } from '../shared/named-books';

/** What the page of a book begins with. */
export interface BookData {
  /** The book that the address names; null: it names none, and the page chooses. */
  readonly book: NamedBook | null;
  /** Books of the same source that the person works with, and this one. */
  readonly books: readonly NamedBook[];
  /** Whether the person may change it. */
  readonly mayEdit: boolean;
}

type Reading = Pick<LoaderArgs, 'call' | 'signal' | 'termId'> & {
  /** The page of the bureau: it goes from book to book by its catalogue. */
  readonly isOffice: boolean;
};

/** The book of the address with those that can be chosen beside it. Rejects with 404 for a book that one does not see. */
export async function readBook(bookId: string | null, reading: Reading): Promise<BookData> {
  const { call, signal, termId, isOffice } = reading;
  const item = isId(bookId) ? await call(selectBook, { bookId }, { signal }) : null;
  const source = item?.source ?? textbookSources.school;
  const [tree, kept] = await Promise.all([
    isOffice ? [] : call(getUserBooks, { source, ...(termId && { termId }) }, { signal }),
    item ? call(getManagedBooks, { bookId: item.bookId }, { signal }) : [],
  ]);
  const books = namedBooks(tree);
  if (!item) return { book: null, books, mayEdit: false };
  const own = kept.find((one) => one.bookId === item.bookId);
  const known = books.find((one) => one.bookId === item.bookId) ?? own;
  const book = known ? { ...known, ...item } : await withNames(item, reading);
  const isListed = books.some((one) => one.bookId === item.bookId);
  return { book, books: isListed ? books : [...books, book], mayEdit: own?.mayEdit === true && !own.removed };
}

/** A book that is not among one's own, with its names: of a colleague's grade, from the city's catalogue. */
async function withNames(item: BookItem, { call, signal }: Reading): Promise<NamedBook> {
  const nameOf = async (ddid: string) => (await call(selectData, { ddid }, { signal })).ddname;
  const [subject, grade, edition] = await Promise.all([item.subjectId, item.gradeId, item.itemId].map(nameOf));
  return { ...item, subject: subject!, grade: grade!, item: edition! };
}
