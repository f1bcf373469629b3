import { forbidden } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';

/** The reach of an import: one school, the schools of a county, or (both null) the city. */
export interface ImportReach {
  readonly ofSchoolId: Id | null;
  readonly ofCountyId: Id | null;
}

/**
 * The reach of an import for a school that was chosen, or for all that one administers. Throws 403 for a school that is
 * another's.
 */
export async function importReach(
  db: Db,
  organisation: Organisation,
  actor: SignedIn,
  schoolId: Id | undefined,
): Promise<ImportReach> {
  const schools = await organisation.schoolsUnder(db, actor);
  if (schoolId !== undefined && !schools.some(({ id }) => id === schoolId))
    throw forbidden('organisation.rosters.error.otherSchool');
  if (schoolId !== undefined) return { ofSchoolId: schoolId, ofCountyId: null };
  if (actor.reach === 'school') {
    if (!schools[0]) throw forbidden('organisation.rosters.error.otherSchool');
    return { ofSchoolId: schools[0].id, ofCountyId: null };
  }
  return { ofSchoolId: null, ofCountyId: actor.reach === 'county' ? actor.countyId : null };
}
