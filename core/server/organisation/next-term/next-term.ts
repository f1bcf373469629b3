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
 * Takes seats, lessons and layers on into a term that has begun, from the one before it in the same school year: a class
 * lasts a year, its people are written by term. Each school goes on once; whoever has a place in the term already keeps
 * it. Out of a term that has not begun after all (its first day was mistyped) the copies are taken again. Into a new year
 * schools go by the roll-over. Answers how many schools went on.
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
