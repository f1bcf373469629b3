import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Students of a class by class list. */
export const selectStudents = (db: Db, classId: Id, termId: Id) =>
  db.all<{ personId: Id; schoolId: Id }>(sql`
    select person_id, school_id from core.class_member
    where class_id = ${classId} and term_id = ${termId} order by seat, person_id`);
