import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { KnownSubject } from '../../model/guessing/guess';

/** Subjects with their names in both languages. */
export const selectKnownSubjects = (db: Db) =>
  db.all<KnownSubject>(sql`select id, array[name, name_en] as names from core.subject order by sort, id`);

export const selectKnownGrades = (db: Db) =>
  db.all<{ id: Id; number: number }>(sql`select id, number from core.grade order by number`);
