import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Counts a recording against what a school may have written down on a day; undefined: that is used up. */
export const countTranscribed = (db: Db, schoolId: Id, day: Day, most: number) =>
  db.maybe<{ count: number }>(sql`
    insert into coach.transcribed as t (school_id, day, count) values (${schoolId}, ${day}::date, 1)
    on conflict (school_id, day) do update set count = t.count + 1 where t.count < ${most}
    returning count`);

/** Forgets earlier days. */
export const deleteTranscribedBefore = (db: Db, schoolId: Id, day: Day) =>
  db.run(sql`delete from coach.transcribed where school_id = ${schoolId} and day < ${day}::date`);

/** A recording that the person has sent, published or not; else 404 `core.files.notFound`. */
export const selectOwnRecording = (db: Db, personId: Id, fileId: Id) =>
  db.one<{ sha256: string; bytes: number; mime: string; name: string }>(
    sql`select sha256, bytes::int, mime, name from core.file where id = ${fileId} and owner_person_id = ${personId}`,
    'core.files.notFound',
  );
