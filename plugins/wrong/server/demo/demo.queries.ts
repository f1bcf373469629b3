import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Reason } from '../../model/entry';

/** The first student of a class. */
export const selectFirstStudent = (db: Db, classId: Id) =>
  db.one<{ personId: Id; schoolId: Id }>(sql`
    select person_id, school_id from core.class_member
    where class_id = ${classId} order by seat, person_id limit 1`);

/** What a class was told, by student and in the order of time. */
export const selectToldEntries = (db: Db, schoolId: Id, classId: Id) =>
  db.all<{ id: Id; personId: Id }>(sql`
    select e.id, e.person_id from wrong.entry e
    where e.school_id = ${schoolId} and e.origin = 'told' and exists (
      select from wrong.result r where r.school_id = e.school_id and r.person_id = e.person_id
        and r.question_id = e.question_id and r.class_id = ${classId})
    order by e.person_id, e.last_at, e.question_id`);

export const updateReasons = (db: Db, rows: readonly { readonly id: Id; readonly reason: Reason }[]) =>
  db.run(sql`
    update wrong.entry e set reason = given.reason
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ reason }) => reason)}::text[]) as given (id, reason)
    where e.id = given.id`);
