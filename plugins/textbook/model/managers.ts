import type { Id } from 'edutech/core/common/ids';
import type { Access, Holder } from 'edutech/core/common/permissions/access';
import { isAllowed } from 'edutech/core/common/permissions/access';

/** Who may call what changes books: everybody who manages some books; {@link mayManage} says which. */
export const managers = {
  anyOf: ['textbook_tea', 'textbook_school_tea', 'textbook_admin'],
} as const satisfies Access;

/** Bureaus, and the offices of schools that manage a catalogue. */
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

/** To whom a book, a chapter or a knowledge tree belongs; without school and owner, to the city. */
export interface Ownership {
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id | null;
  /** County of the school. */
  readonly countyId: Id | null;
}

/** A person in a post. */
export interface Manager extends Holder {
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
  readonly reach: 'city' | 'county' | 'school';
}

/** Whether somebody may change this. Nobody changes another person's own books, whatever their reach. */
export function mayManage({ schoolId, ownerPersonId, countyId }: Ownership, manager: Manager): boolean {
  if (ownerPersonId !== null) return ownerPersonId === manager.personId && isAllowed(ownBooks, manager);
  if (schoolId === null) return manager.reach === 'city' && isAllowed(cityBooks, manager);
  const isOwnSchool = schoolId === manager.schoolId;
  if (isOwnSchool && isAllowed(schoolBooks, manager)) return true;
  if (!isAllowed(cityBooks, manager)) return false;
  return manager.reach === 'city' || (manager.reach === 'county' ? countyId === manager.countyId : isOwnSchool);
}

/** To whom a new book of this source belongs that this person creates; null: they may create none. */
export function ownershipOf(source: number, manager: Manager): Ownership | null {
  const { schoolId, countyId, personId } = manager;
  const ownership: Ownership =
    source === 4
      ? { schoolId, countyId, ownerPersonId: personId }
      : { schoolId: manager.reach === 'school' ? schoolId : null, countyId, ownerPersonId: null };
  const hasPlace = ownership.schoolId !== null || (source !== 4 && manager.reach === 'city');
  return hasPlace && mayManage(ownership, manager) ? ownership : null;
}
