import type { Id } from 'edutech/core/common/ids';

// Addresses of the pages of textbooks, teachers' and once more the bureau's. The specification calls the parameter `bookid`.

const address = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** A book with its chapters. */
export const bookAddress = (bookId: Id, isOffice = false): string =>
  address(isOffice ? '/admin/textbooks/book' : '/textbook/detail', { bookid: bookId });

/** A book beside another one, or beside the knowledge points of its subject (`points`). */
export const mappingAddress = (bookId: Id, isOffice = false, opposite = 'points'): string =>
  address(isOffice ? '/admin/textbooks/mapping' : '/textbook/mapping', { bookid: bookId, with: opposite });
