import { type Id, newId } from '../../../common/ids';
import { cityDay } from '../../../common/time/city-time';
import { asSystem } from '../../actor';
import type { Audit } from '../../audit/audit';
import type { Database } from '../../data/database';
import type { Db } from '../../data/db';
import type { JobContext } from '../../jobs/jobs';
import {
  copyLayers,
  copyLessons,
  copySeats,
  deleteCarried,
  deleteCopies,
  type FollowingTerm,
  insertCarried,
  selectFollowingTerm,
  selectLayersToCarry,
  selectTermCarriedTooEarly,
} from './next-term.queries';

interface Parts {
  readonly audit: Audit;
  readonly database: Database;
}

const system = asSystem('classes go on in the next term of their year');

/**
 * The job that {@link carryClassesOn}: every quarter of an hour, at the start of a server and after the calendar
 * changed.
 */
export const carryJob = 'core.carryClassesOn';

/**
 * Continues enrolments, teachers and layers from the term before into a term of the same school year that has begun: a
 * class lasts a school year, its people are recorded by term. Each school is continued once; people who already have a
 * place in the term keep it. If the term has not begun after all (its first day was mistyped) the copies are deleted
 * again. A new school year begins with the roll-over. Returns how many schools were continued.
 */
export async function carryClassesOn(
  { audit, database }: Parts,
  now: Date,
  { heartbeat }: Pick<JobContext, 'heartbeat'>,
): Promise<number> {
  const today = cityDay(now);
  const record = async (db: Db, act: string, { id, name }: FollowingTerm, schoolIds: readonly Id[]) => {
    for (const schoolId of schoolIds)
      await audit.record(db, system, { act, objectKind: 'term', objectId: id, schoolId, facts: { name } });
  };
  /** Some schools in a transaction, until there are none. */
  const all = async (some: (db: Db) => Promise<number>) => {
    for (let done = 0; ; ) {
      await heartbeat();
      const count = await database.write(system, some);
      if (count === 0) return done;
      done += count;
    }
  };
  await all(async (db) => {
    const term = await selectTermCarriedTooEarly(db, today);
    if (!term) return 0;
    const schoolIds = idsOf(await deleteCarried(db, term));
    await deleteCopies(db, term, schoolIds);
    await record(db, 'organisation.uncarryTerm', term, schoolIds);
    return schoolIds.length;
  });
  return all(async (db) => {
    const term = await selectFollowingTerm(db, today);
    if (!term) return 0;
    const schoolIds = idsOf(await insertCarried(db, term, now));
    if (schoolIds.length === 0) return 0;
    await copySeats(db, term, schoolIds);
    await copyLessons(db, term, schoolIds);
    const layers = await selectLayersToCarry(db, term, schoolIds);
    const copies = layers.map(({ id }) => ({ from: id, to: newId(now.getTime()) }));
    if (copies.length > 0) await copyLayers(db, term, copies);
    await record(db, 'organisation.carryTerm', term, schoolIds);
    return schoolIds.length;
  });
}

const idsOf = (rows: readonly { readonly id: Id }[]): Id[] => rows.map(({ id }) => id);
