import type { Id } from 'edutech/core/common/ids';
import { inverseOf, peopleOf, type RosterDelta } from '../../../model/rosters/roster-delta';
import type { KnownCounty } from '../../../model/rosters/places/schools';
import type { KnownPerson, KnownSchool, RosterContext, SeatHolder } from '../../../model/rosters/roster-context';
import type { RoleType } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import { lockSchools, extendToLaterTerms, schoolsOf, includeLaterTerms } from './later-terms.queries';
import { selectUndoEffects } from './footprints.queries';
import { selectCountiesIn, selectSchoolsCoded, selectStaffNamed, selectYearOf } from './places.queries';
import {
  lockPeople,
  selectClasses,
  selectGrades,
  selectHolders,
  selectKnown,
  selectMemberIds,
  selectSchoolIds,
  selectSchools,
  selectSeatHolders,
  selectSubjects,
} from './context.queries';
import { writeDelta } from './rosters.queries';
import type { UndoEffect, RosterLookup, RosterLocks, NamedHolder } from './roster-rows';

/**
 * Rosters in bulk, over core's tables, thousands of rows at a time. Reads and writes are limited by row-level
 * security; imports and transfers look across schools, so they act as the system, after checking
 * the person's rights.
 */
export interface Rosters {
  context(db: Db, schoolIds: readonly Id[] | null, termId: Id): Promise<RosterContext>;
  /** Who has a place in the lists of some classes in a term. */
  seatHolders(db: Db, classIds: readonly Id[], termId: Id): Promise<SeatHolder[]>;
  /** The schools of a county, or one, or (both null) all that the connection sees. */
  schoolIds(db: Db, place: { schoolId: Id | null; countyId: Id | null }): Promise<Id[]>;
  /** The county, or (null) all that the connection sees. */
  counties(db: Db, countyId: Id | null): Promise<KnownCounty[]>;
  /** The schools of some counties, and those with one of the codes wherever they are. */
  schoolsCoded(db: Db, countyIds: readonly Id[], codes: readonly string[]): Promise<KnownSchool[]>;
  /** Staff of the schools with one of the names. */
  staffNamed(db: Db, schoolIds: readonly Id[], names: readonly string[]): Promise<Id[]>;
  /** The school year of a term. */
  yearOf(db: Db, termId: Id): Promise<Id>;
  /** Holders of a post of these types in the schools: students by class and number, staff by number. */
  membersOf(db: Db, schoolIds: readonly Id[], types: readonly RoleType[], termId: Id): Promise<KnownPerson[]>;
  /** Everybody with one of the numbers, user names or ids, wherever they are. */
  find(db: Db, wanted: RosterLookup): Promise<KnownPerson[]>;
  /**
   * Locks accounts, and the schools of a change, until the transaction ends. Code that writes posts of people calls
   * this before it reads what they are and hold, as does all code that gives a post or appoints an administrator. Locks
   * are taken in one order: people, then schools, then classes. As the system.
   */
  hold(db: Db, held: RosterLocks): Promise<void>;
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
   * Undoes a change, also in the terms of its year into which its schools were continued since. Throws as `write` does.
   */
  takeBack(db: Db, delta: RosterDelta, now: Date): Promise<void>;
  /** Work that depends on a change; empty when it may be undone. */
  standing(db: Db, delta: RosterDelta): Promise<UndoEffect[]>;
}

/** Rosters as the tables have them. It keeps nothing, so there is one for all. */
export const tableRosters: Rosters = {
  context: async (db, schoolIds, termId) => ({
    schools: await selectSchools(db, schoolIds),
    grades: await selectGrades(db),
    subjects: await selectSubjects(db),
    classes: await selectClasses(db, schoolIds, termId),
  }),
  seatHolders: selectSeatHolders,
  schoolIds: selectSchoolIds,
  counties: selectCountiesIn,
  schoolsCoded: selectSchoolsCoded,
  staffNamed: selectStaffNamed,
  yearOf: selectYearOf,
  membersOf: async (db, schoolIds, types, termId) => {
    const personIds = await selectMemberIds(db, schoolIds, types, termId);
    const people = await selectKnown(db, { usercodes: [], usernames: [], personIds, termId });
    const place = new Map(personIds.map((id, index) => [id, index]));
    return people.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
  },
  find: selectKnown,
  hold: async (db, { change, ...held }) => {
    await lockPeople(db, { ...held, personIds: [...(held.personIds ?? []), ...(change ? peopleOf(change) : [])] });
    if (change) await lockSchools(db, schoolsOf(change));
  },
  holders: selectHolders,
  write: async (db, delta, now) => {
    await lockSchools(db, schoolsOf(delta));
    await writeDelta(db, await extendToLaterTerms(db, delta), now);
  },
  takeBack: async (db, delta, now) => {
    await lockSchools(db, schoolsOf(delta));
    await writeDelta(db, inverseOf(await includeLaterTerms(db, delta)), now);
  },
  standing: async (db, delta) => selectUndoEffects(db, await includeLaterTerms(db, delta)),
};
