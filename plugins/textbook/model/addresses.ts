import type { Id } from 'edutech/core/common/ids';
import { routes } from '../routes';

// Addresses of the pages of textbooks, teachers' and once more the bureau's. The specification calls the parameter `bookid`.

/** A book with its chapters. */
export const bookAddress = (bookId: Id, isOffice = false): string =>
  (isOffice ? routes.officeBook : routes.detail).to({ bookid: bookId });

/** A book beside another one, or beside the knowledge points of its subject (`points`). */
export const mappingAddress = (bookId: Id, isOffice = false, opposite = 'points'): string =>
  (isOffice ? routes.officeMapping : routes.mapping).to({ bookid: bookId, with: opposite });
