import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isInChargeOf } from './exams.queries';
import type { ExamKey } from './frozen-exams';

export interface RoomRow {
  readonly schoolId: Id;
  readonly roomId: Id;
  readonly name: string;
  readonly beganAt: Date | null;
  readonly invigilators: readonly string[];
}

/** Rooms of an exam that this person has to do with: all for who published it, else those that they invigilate. */
export const selectRooms = (db: Db, { schoolId, examId }: ExamKey, personId: Id) =>
  db.all<RoomRow>(sql`
    select r.school_id, r.id as room_id, r.name, r.began_at,
      array(select p.name from exam.invigilator i join core.person p on p.id = i.person_id
        where i.school_id = r.school_id and i.room_id = r.id order by p.name) as invigilators
    from exam.room r join exam.exam e on e.school_id = r.school_id and e.id = r.exam_id
    where r.school_id = ${schoolId} and r.exam_id = ${examId} and ${isInChargeOf({ personId }, sql`r.id`)}
    order by r.position`);

/** Locks one of them until the call ends; else 404 `exam.error.noExam`. */
export const lockRoom = (db: Db, { schoolId, examId }: ExamKey, roomId: Id, personId: Id) =>
  db.one<Omit<RoomRow, 'invigilators'>>(
    sql`select r.school_id, r.id as room_id, r.name, r.began_at
      from exam.room r join exam.exam e on e.school_id = r.school_id and e.id = r.exam_id
      where r.school_id = ${schoolId} and r.exam_id = ${examId} and r.id = ${roomId}
        and ${isInChargeOf({ personId }, sql`r.id`)} for update of r`,
    'exam.error.noExam',
  );

export const updateBegan = (db: Db, { schoolId, roomId }: Pick<RoomRow, 'schoolId' | 'roomId'>, beganAt: Date) =>
  db.run(sql`update exam.room set began_at = ${beganAt} where school_id = ${schoolId} and id = ${roomId}`);
