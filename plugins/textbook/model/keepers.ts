import type { Id } from 'edutech/core/common/ids';
import type { Access, Holder } from 'edutech/core/common/permissions/access';
import { isAllowed } from 'edutech/core/common/permissions/access';

/** Who may call what changes books: everybody who keeps some; which, {@link mayKeep} says. */
export const keepers = {
  anyOf: ['textbook_tea', 'textbook_school_tea', 'textbook_admin'],
} as const satisfies Access;

/** Bureaus, and the offices of schools: whoever keeps a catalogue. */
export const office = {
  permission: 'textbook_admin',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

/** Books of one's own. */
export const ownBooks = { permission: 'textbook_tea', action: 'tt_personal_textbook' } as const satisfies Access;
/** Books of one's school, and which of the city's it uses. */
const schoolBooks = { permission: 'textbook_school_tea' } as const satisfies Access;
/** The catalogue of the city, and the books of schools within one's reach. */
const cityBooks = { permission: 'textbook_admin' } as const satisfies Access;

/** Whose a book, a chapter or a knowledge tree is; without school and owner the city's. */
export interface Kept {
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id | null;
  /** County of the school. */
  readonly countyId: Id | null;
}

/** Somebody in his post. */
export interface Keeper extends Holder {
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
  readonly reach: 'city' | 'county' | 'school';
}

/** Whether somebody may change this. Nobody changes another's own books, however far he reaches. */
export function mayKeep({ schoolId, ownerPersonId, countyId }: Kept, keeper: Keeper): boolean {
  if (ownerPersonId !== null) return ownerPersonId === keeper.personId && isAllowed(ownBooks, keeper);
  if (schoolId === null) return keeper.reach === 'city' && isAllowed(cityBooks, keeper);
  const isOwnSchool = schoolId === keeper.schoolId;
  if (isOwnSchool && isAllowed(schoolBooks, keeper)) return true;
  if (!isAllowed(cityBooks, keeper)) return false;
  return keeper.reach === 'city' || (keeper.reach === 'county' ? countyId === keeper.countyId : isOwnSchool);
}

/** Whose a new book of this source is, made by this person; null: he may make none. */
export function keptBy(source: number, keeper: Keeper): Kept | null {
  const { schoolId, countyId, personId } = keeper;
  const kept: Kept =
    source === 4
      ? { schoolId, countyId, ownerPersonId: personId }
      : { schoolId: keeper.reach === 'school' ? schoolId : null, countyId, ownerPersonId: null };
  const hasPlace = kept.schoolId !== null || (source !== 4 && keeper.reach === 'city');
  return hasPlace && mayKeep(kept, keeper) ? kept : null;
}
