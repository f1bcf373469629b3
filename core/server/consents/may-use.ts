import type { Id } from '../../common/ids';
import { needsConsent, type Purpose } from '../../common/organisation/consent';
import { cityDay } from '../../common/time/city-time';
import type { Db } from '../data/db';
import { selectStudentsAmong } from './may-use.queries';

/**
 * Whether data of a person may be used for a purpose: of everybody from 14 on, of younger students with a consent. Code that
 * stores learning records, pictures, sound or image of students, or lets programs process them, asks first, and does without if
 * it says no (limited mode).
 */
export const mayUse = async (db: Db, personId: Id, purpose: Purpose, now: Date): Promise<boolean> =>
  (await thoseWhoMay(db, [personId], purpose, now)).has(personId);

/** Those of some people whose data may be used for a purpose: {@link mayUse} of many, in one statement. */
export async function thoseWhoMay(
  db: Db,
  people: readonly Id[],
  purpose: Purpose,
  now: Date,
): Promise<ReadonlySet<Id>> {
  const students = await selectStudentsAmong(db, people, purpose);
  const today = cityDay(now);
  const may = new Set(people);
  for (const { personId, birthDate, stage, isGiven } of students)
    if (!isGiven && needsConsent(birthDate, stage, today)) may.delete(personId);
  return may;
}
