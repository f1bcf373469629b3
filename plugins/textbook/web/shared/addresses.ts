import { useLocation } from 'react-router';
import type { Id } from 'edutech/core/common/ids';
import { bookAddress, mappingAddress } from '../../model/addresses';
import { routes } from '../../routes';

/** Addresses that lead on from the open page: within the teachers' pages, or within the bureau's. */
export function useAddresses() {
  const isOffice = useLocation().pathname.startsWith('/admin/');
  return {
    isOffice,
    books: (isOffice ? routes.office : routes.handle).to(),
    book: (bookId: Id) => bookAddress(bookId, isOffice),
    mapping: (bookId: Id, opposite?: string) => mappingAddress(bookId, isOffice, opposite),
  };
}
