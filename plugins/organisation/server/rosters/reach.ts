import { forbidden } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import { isOfPeople, type RosterKind, rosterKinds } from '../../model/rosters/read/fields';

/** The reach of an import: one school, the schools of a county, or (both null) the city. */
export interface ImportReach {
  readonly ofSchoolId: Id | null;
  readonly ofCountyId: Id | null;
}

/**
 * The reach of an import for a school that was chosen, or for all that one administers. Throws 403 for a school that is
 * another's, and for a kind that one may not import.
 */
export async function importReach(
  db: Db,
  organisation: Organisation,
  actor: SignedIn,
  { kind, schoolId }: { readonly kind: RosterKind; readonly schoolId?: Id },
): Promise<ImportReach> {
  requireKind(actor, kind);
  if (kind === 'schools') return { ofSchoolId: null, ofCountyId: countyOf(actor) };
  const schools = await organisation.schoolsUnder(db, actor);
  if (schoolId !== undefined && !schools.some(({ id }) => id === schoolId))
    throw forbidden('organisation.rosters.error.otherSchool');
  if (schoolId !== undefined) return { ofSchoolId: schoolId, ofCountyId: null };
  if (actor.reach === 'school') {
    if (!schools[0]) throw forbidden('organisation.rosters.error.otherSchool');
    return { ofSchoolId: schools[0].id, ofCountyId: null };
  }
  return { ofSchoolId: null, ofCountyId: countyOf(actor) };
}

const countyOf = ({ reach, countyId }: SignedIn) => (reach === 'county' ? countyId : null);

/** Kinds that somebody may import: each with the right to change such things one by one. */
export const importableKinds = (actor: SignedIn): RosterKind[] =>
  rosterKinds.filter((kind) => {
    if (kind === 'schools' && actor.reach === 'school') return false;
    const action = isOfPeople(kind) ? 'rosters' : kind;
    return isAllowed({ permission: 'organisation_admin', action }, actor);
  });

/** 403 for whoever may not import a kind. */
export function requireKind(actor: SignedIn, kind: RosterKind): void {
  if (!importableKinds(actor).includes(kind)) throw forbidden('organisation.rosters.error.kind');
}
