import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { TestApp } from '../servers/start-app';
import type { ClassWork } from './class-work';

// What stands behind the pages: the record of marks, which nobody overwrites, and whose field an answer is.

/** What was given to the answer of a student to the first item, the oldest first. */
export const marksGiven = ({ platform }: TestApp, { students, items }: ClassWork, student: number) =>
  platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ by: string; points: number | null }>(sql`
      select p.name as by, (e.after->>'points')::float8 as points from work.mark_event e
      join core.person p on p.id = e.person_id
      where e.attempt_id = ${students[student]!.attemptId} and e.item_id = ${items[0]!} order by e.at, e.id`),
  );

/** Nobody has been at these answers for a minute. */
export const aMinuteLater = ({ platform }: TestApp, { students }: ClassWork) =>
  platform.services.database.write(asSystem('a test'), (db) =>
    db.run(
      sql`delete from work.mark_lock where attempt_id = any(${students.map(({ attemptId }) => attemptId)}::uuid[])`,
    ),
  );

export const nameOf = ({ platform }: TestApp, personId: Id): Promise<string> =>
  platform.services.database.read(asSystem('a test'), async (db) => {
    const [person] = await db.all<{ name: string }>(sql`select name from core.person where id = ${personId}`);
    return person!.name;
  });
