import { newId } from '../../../../common/ids';
import { cityDay } from '../../../../common/time/city-time';
import { asSystem } from '../../../actor';
import type { Audit } from '../../../audit/audit';
import type { Database } from '../../../data/database';
import {
  copyLayers,
  copyLessons,
  copySeats,
  lockSchoolsToCarry,
  selectFollowingTerm,
  selectLayersToCarry,
} from './next-term.queries';

interface Parts {
  readonly audit: Audit;
  readonly database: Database;
}

const system = asSystem('classes go on in the next term of their year');

/**
 * Takes seats, lessons and layers on into a term that has begun, from the one before it in the same school year: a class
 * lasts a year, its people are written by term. A school that has anything in the term is left alone, so that this may run
 * as often as it likes. Into a new year schools go by the roll-over. Answers how many schools went on.
 */
export async function carryClassesOn({ audit, database }: Parts, now: Date): Promise<number> {
  let carried = 0;
  for (;;) {
    const schools = await database.write(system, async (db) => {
      const term = await selectFollowingTerm(db, cityDay(now));
      if (!term) return 0;
      const schoolIds = (await lockSchoolsToCarry(db, term)).map(({ id }) => id);
      if (schoolIds.length === 0) return 0;
      await copySeats(db, term, schoolIds);
      await copyLessons(db, term, schoolIds);
      const layers = await selectLayersToCarry(db, term, schoolIds);
      const copies = layers.map(({ id }) => ({ from: id, to: newId(now.getTime()) }));
      if (copies.length > 0) await copyLayers(db, term, copies);
      await audit.record(db, system, {
        act: 'organisation.carryTerm',
        objectKind: 'term',
        objectId: term.id,
        facts: { name: term.name, schools: schoolIds.length },
      });
      return schoolIds.length;
    });
    if (schools === 0) return carried;
    carried += schools;
  }
}
