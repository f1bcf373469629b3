import { useLocation } from 'react-router';
import type { Id } from 'edutech/core/common/ids';
import { bookAddress, mappingAddress } from '../../model/addresses';

/** Addresses that lead on from the open page: within the teachers' pages, or within the bureau's. */
export function useAddresses() {
  const isOffice = useLocation().pathname.startsWith('/admin/');
  return {
    isOffice,
    books: isOffice ? '/admin/textbooks' : '/textbook/handle',
    book: (bookId: Id) => bookAddress(bookId, isOffice),
    mapping: (bookId: Id, opposite?: string) => mappingAddress(bookId, isOffice, opposite),
  };
}
