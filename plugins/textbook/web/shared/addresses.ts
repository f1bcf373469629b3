import { useLocation } from 'react-router';

/** The page of a book: of one of its chapters, or of the knowledge points of its subject (`tree=points`). */
export const bookAddress = (bookid: string) => `/textbook/detail?${new URLSearchParams({ bookid }).toString()}`;

/** Pages of textbooks are teachers', and once more the bureau's: which addresses lead on from the page that is open. */
export function useAddresses() {
  const isOffice = useLocation().pathname.startsWith('/admin/');
  const at = (path: string, query: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams(query).toString()}`;
  return {
    isOffice,
    books: isOffice ? '/admin/textbooks' : '/textbook/handle',
    book: (bookid: string) => (isOffice ? at('/admin/textbooks/book', { bookid }) : bookAddress(bookid)),
    mapping: (bookid: string, opposite = 'points') =>
      at(isOffice ? '/admin/textbooks/mapping' : '/textbook/mapping', { bookid, with: opposite }),
  };
}
