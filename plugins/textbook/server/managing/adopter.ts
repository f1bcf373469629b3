import type { SignedIn } from 'edutech/core/server/actor';
import type { Adopter } from './adopting.queries';

/** For whom somebody chooses books: for the school of his post or, from a bureau, for its county or the city. */
export const adopterOf = ({ reach, schoolId, countyId }: SignedIn): Adopter => {
  if (reach === 'school') return { schoolId, countyId: null };
  return { schoolId: null, countyId: reach === 'county' ? countyId : null };
};
