import { useLocation } from 'react-router';

/** The page of a book: of one of its chapters, or of the knowledge points of its subject (`tree=points`). */
export const bookAddress = (bookId: string) => `/textbook/detail?${new URLSearchParams({ bookId }).toString()}`;

/** Pages of textbooks are teachers', and once more the bureau's: which addresses lead on from the page that is open. */
export function useAddresses() {
  const isOffice = useLocation().pathname.startsWith('/admin/');
  const at = (path: string, query: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams(query).toString()}`;
  return {
    isOffice,
    books: isOffice ? '/admin/textbooks' : '/textbook/handle',
    book: (bookId: string) => (isOffice ? at('/admin/textbooks/book', { bookId }) : bookAddress(bookId)),
    mapping: (bookId: string, opposite = 'points') =>
      at(isOffice ? '/admin/textbooks/mapping' : '/textbook/mapping', { bookId, with: opposite }),
  };
}
