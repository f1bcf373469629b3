import { forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { mayManage } from '../../model/managers';
import { requireBook } from '../books/books.queries';
import { type LockedBook, lockBooks } from './managing.queries';

/**
 * Books that the caller may change, locked, also those that were taken out: the first step of whatever writes them. 404 for
 * one that he does not see, 403 `textbook.error.notKept` for one that he only reads.
 */
export async function managedBooks(db: Db, actor: SignedIn, ids: readonly Id[]): Promise<LockedBook[]> {
  const books = await lockBooks(db, ids);
  const missing = ids.find((id) => !books.some((book) => book.id === id));
  // what this connection may read but not write cannot be locked either
  if (missing !== undefined) await requireBook(db, missing, { personId: actor.personId });
  if (missing !== undefined || !books.every((book) => mayManage(book, actor))) {
    // a colleague's own book is none that one reads
    const isOwnedByOther = books.some(
      ({ ownerPersonId }) => ownerPersonId !== null && ownerPersonId !== actor.personId,
    );
    throw isOwnedByOther ? notFound('textbook.error.noBook') : forbidden('textbook.error.notKept');
  }
  return books;
}

/** The same for one that has not been taken out. */
export async function managedBook(db: Db, actor: SignedIn, id: Id): Promise<LockedBook> {
  const [book] = await managedBooks(db, actor, [id]);
  if (!book || book.isRemoved) throw notFound('textbook.error.noBook');
  return book;
}
