import type { Id } from '../../../../common/ids';
import type { LessonRow, PersonRow, PostRow, RosterDelta, SeatRow } from '../../../../common/organisation/roster-delta';
import type { Stage } from '../../../../common/teaching/stages';
import { token } from '../../../../common/token';
import type { Db } from '../../../data/db';
import { selectStanding } from './footprints.queries';
import { selectClasses, selectGrades, selectKnown, selectSchools, selectSubjects } from './ground.queries';
import { writeDelta } from './rosters.queries';

/** A person as the tables have it, with the posts held and the places of one term. */
export interface KnownPerson extends PersonRow {
  readonly isDisabled: boolean;
  readonly posts: readonly PostRow[];
  readonly seats: readonly SeatRow[];
  readonly lessons: readonly LessonRow[];
}

export interface KnownSchool {
  readonly id: Id;
  readonly countyId: Id;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: Stage;
}
export interface KnownGrade {
  readonly id: Id;
  readonly number: number;
  readonly stage: Stage;
  readonly name: string;
  readonly nameEn: string;
}
export interface KnownSubject {
  readonly id: Id;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}
export interface KnownClass {
  readonly id: Id;
  readonly schoolId: Id;
  readonly gradeId: Id;
  readonly number: number;
  readonly name: string;
  readonly headId: Id | null;
}

/** What the rows of a roster are understood by: the schools of somebody's reach, and their classes in a term. */
export interface RosterGround {
  readonly schools: readonly KnownSchool[];
  readonly grades: readonly KnownGrade[];
  readonly subjects: readonly KnownSubject[];
  readonly classes: readonly KnownClass[];
}

/** Something that has happened since a change was written, so that taking it back would destroy it. */
export interface Standing {
  /** `added`: rows beside those of the change. */
  readonly kind: 'signedIn' | 'changed' | 'added';
  /** The person or the class. */
  readonly personId: Id | null;
  readonly classId: Id | null;
  readonly name: string;
}

/** Whom to look up, and for which term. */
export interface Wanted {
  readonly usercodes: readonly string[];
  readonly usernames: readonly string[];
  readonly personIds?: readonly Id[];
  readonly termId: Id;
}

/**
 * Rosters in bulk, over core's tables: read and written by the thousand. What it answers and writes is limited by row-level
 * security as everything is; imports and transfers look across schools, so they ask as the system, having asked before
 * whether the person who wants it may.
 */
export interface Rosters {
  ground(db: Db, schoolIds: readonly Id[] | null, termId: Id): Promise<RosterGround>;
  /** Everybody with one of the numbers, user names or ids, wherever they are. */
  find(db: Db, wanted: Wanted): Promise<KnownPerson[]>;
  /**
   * Writes a change in the caller's transaction. Throws 409 `core.organisation.rosters.changed` when something that it
   * alters or removes is no longer as it says.
   */
  write(db: Db, delta: RosterDelta, now: Date): Promise<void>;
  /** What stands on a change; empty when its inverse may be written. */
  standing(db: Db, delta: RosterDelta): Promise<Standing[]>;
}
export const Rosters = token<Rosters>('core.Rosters');

/** Rosters as the tables have them. It keeps nothing, so there is one for all. */
export const tableRosters: Rosters = {
  ground: async (db, schoolIds, termId) => ({
    schools: await selectSchools(db, schoolIds),
    grades: await selectGrades(db),
    subjects: await selectSubjects(db),
    classes: await selectClasses(db, schoolIds, termId),
  }),
  find: selectKnown,
  write: writeDelta,
  standing: selectStanding,
};
