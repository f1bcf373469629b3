import type { KeptBook } from '../../api';
import type { NamedBook } from '../shared/named-books';

/** A book of the list: with what its keeper knows of it, where the person keeps it or may choose it. */
export interface ListedBook extends NamedBook {
  readonly kept: KeptBook | null;
}

/** Which books a list shows: those in use, those that can be put to use, those that were taken out. */
export const bookScopes = ['used', 'all', 'removed'] as const;
export type BookScope = (typeof bookScopes)[number];

export const scopeOf = (word: string | null): BookScope => bookScopes.find((scope) => scope === word) ?? 'used';

/** The books of each scope: `used` are those that one works with, and those that one keeps oneself. */
export function scopedBooks(used: readonly NamedBook[], managed: readonly KeptBook[]): Record<BookScope, ListedBook[]> {
  const kept = new Map(managed.map((book) => [book.bookId, book]));
  const listed = used.map((book) => ({ ...book, kept: kept.get(book.bookId) ?? null }));
  const isListed = new Set(used.map(({ bookId }) => bookId));
  const own = managed.map((book) => ({ ...book, kept: book }));
  const standing = own.filter(({ removed, bookId }) => !removed && !isListed.has(bookId));
  return {
    used: [...listed, ...standing.filter(({ mayEdit }) => mayEdit)],
    all: [...listed, ...standing],
    removed: own.filter(({ removed, mayEdit }) => removed && mayEdit),
  };
}
