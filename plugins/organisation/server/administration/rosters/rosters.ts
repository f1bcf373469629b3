import type { Id } from 'edutech/core/common/ids';
import { inverseOf, peopleOf, type RosterDelta } from '../../../model/rosters/roster-delta';
import type { KnownPerson, RosterGround } from '../../../model/rosters/roster-ground';
import type { RoleType } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import { holdSchools, intoCarried, schoolsOf, withCarried } from './carried.queries';
import { selectStanding } from './footprints.queries';
import {
  holdPeople,
  selectClasses,
  selectGrades,
  selectHolders,
  selectKnown,
  selectMemberIds,
  selectSchoolIds,
  selectSchools,
  selectSubjects,
} from './ground.queries';
import { writeDelta } from './rosters.queries';
import type { Standing, Wanted, Held, NamedHolder } from './roster-rows';

/**
 * Rosters in bulk, over core's tables: read and written by the thousand. What it answers and writes is limited by row-level
 * security as everything is; imports and transfers look across schools, so they ask as the system, having asked before
 * whether the person who wants it may.
 */
export interface Rosters {
  ground(db: Db, schoolIds: readonly Id[] | null, termId: Id): Promise<RosterGround>;
  /** The schools of a county, or one, or (both null) all that the connection sees. */
  schoolIds(db: Db, place: { schoolId: Id | null; countyId: Id | null }): Promise<Id[]>;
  /** Holders of a post of these types in the schools: students by class and number, staff by number. */
  membersOf(db: Db, schoolIds: readonly Id[], types: readonly RoleType[], termId: Id): Promise<KnownPerson[]>;
  /** Everybody with one of the numbers, user names or ids, wherever they are. */
  find(db: Db, wanted: Wanted): Promise<KnownPerson[]>;
  /**
   * Locks accounts, and the schools of a change, until the transaction ends. Code that writes posts of people calls
   * this before it reads what they are and hold, as does all code that gives a post or appoints an administrator. Locks
   * are taken in one order: people, then schools, then classes. As the system.
   */
  hold(db: Db, held: Held): Promise<void>;
  /**
   * People in each post that they hold, and in those of `postIds` that have ended; people without any, once without.
   */
  holders(db: Db, personIds: readonly Id[], postIds: readonly Id[]): Promise<NamedHolder[]>;
  /**
   * Writes a change in the caller's transaction, as the system: also into the terms of its year into which its schools
   * went on already, should it be about one that has ended since. Throws 409 `core.organisation.rosters.changed` when
   * something that it alters or removes is no longer as it says.
   */
  write(db: Db, delta: RosterDelta, now: Date): Promise<void>;
  /**
   * Takes a change back, and out of the terms of its year into which its schools went on since. Throws as `write` does.
   */
  takeBack(db: Db, delta: RosterDelta, now: Date): Promise<void>;
  /** Work that depends on a change; empty when it may be undone. */
  standing(db: Db, delta: RosterDelta): Promise<Standing[]>;
}

/** Rosters as the tables have them. It keeps nothing, so there is one for all. */
export const tableRosters: Rosters = {
  ground: async (db, schoolIds, termId) => ({
    schools: await selectSchools(db, schoolIds),
    grades: await selectGrades(db),
    subjects: await selectSubjects(db),
    classes: await selectClasses(db, schoolIds, termId),
  }),
  schoolIds: selectSchoolIds,
  membersOf: async (db, schoolIds, types, termId) => {
    const personIds = await selectMemberIds(db, schoolIds, types, termId);
    const people = await selectKnown(db, { usercodes: [], usernames: [], personIds, termId });
    const place = new Map(personIds.map((id, index) => [id, index]));
    return people.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
  },
  find: selectKnown,
  hold: async (db, { change, ...held }) => {
    await holdPeople(db, { ...held, personIds: [...(held.personIds ?? []), ...(change ? peopleOf(change) : [])] });
    if (change) await holdSchools(db, schoolsOf(change));
  },
  holders: selectHolders,
  write: async (db, delta, now) => {
    await holdSchools(db, schoolsOf(delta));
    await writeDelta(db, await intoCarried(db, delta), now);
  },
  takeBack: async (db, delta, now) => {
    await holdSchools(db, schoolsOf(delta));
    await writeDelta(db, inverseOf(await withCarried(db, delta)), now);
  },
  standing: async (db, delta) => selectStanding(db, await withCarried(db, delta)),
};
