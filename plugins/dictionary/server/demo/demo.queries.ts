import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export const selectStudents = (db: Db, classId: Id) =>
  db.all<{ personId: Id }>(sql`
    select person_id from core.class_member where class_id = ${classId} group by person_id, seat order by seat, person_id`);

export const selectFirstStudent = (db: Db, classId: Id) =>
  db.one<{ personId: Id }>(sql`
    select person_id from core.class_member where class_id = ${classId} order by seat, person_id limit 1`);

/** Somebody who teaches a class. */
export const selectFirstTeacher = (db: Db, classId: Id) =>
  db.one<{ personId: Id; schoolId: Id }>(sql`
    select person_id, school_id from core.class_teacher where class_id = ${classId} order by person_id limit 1`);
