import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ExamKey } from '../frozen-exams';

export interface NewRoom {
  readonly roomId: Id;
  readonly name: string;
  readonly invigilators: readonly Id[];
}

export async function insertRooms(db: Db, { schoolId, examId }: ExamKey, rooms: readonly NewRoom[]): Promise<void> {
  await db.run(sql`
    insert into exam.room (school_id, id, exam_id, position, name)
    select ${schoolId}, given.id, ${examId}, given.position, given.name
    from unnest(${rows(rooms, ({ roomId }) => roomId)}::uuid[], ${rooms.map((_, at) => at)}::int2[],
      ${rows(rooms, ({ name }) => name)}::text[]) as given (id, position, name)`);
  const duties = rooms.flatMap(({ roomId, invigilators }) => invigilators.map((personId) => ({ roomId, personId })));
  await db.run(sql`
    insert into exam.invigilator (school_id, room_id, person_id)
    select ${schoolId}, given.room_id, given.person_id
    from unnest(${rows(duties, ({ roomId }) => roomId)}::uuid[], ${rows(duties, ({ personId }) => personId)}::uuid[])
      as given (room_id, person_id)`);
}

const rows = <Row>(all: readonly Row[], value: (row: Row) => string) => all.map(value);

export const insertClasses = (db: Db, { schoolId, examId }: ExamKey, classIds: readonly Id[]) =>
  db.run(sql`
    insert into exam.exam_class (school_id, exam_id, class_id)
    select ${schoolId}, ${examId}, given.id from unnest(${[...classIds]}::uuid[]) as given (id)`);

export interface NewSitting {
  readonly id: Id;
  readonly roomId: Id;
  readonly classId: Id;
  readonly personId: Id;
  readonly seat: number;
  readonly admission: string;
  readonly extraMinutes: number;
}

export const insertSittings = (db: Db, { schoolId, examId }: ExamKey, all: readonly NewSitting[]) =>
  db.run(sql`
    insert into exam.sitting (school_id, id, exam_id, room_id, class_id, person_id, seat, admission, extra_minutes)
    select ${schoolId}, given.id, ${examId}, given.room_id, given.class_id, given.person_id, given.seat, given.admission,
      given.extra
    from unnest(${all.map((row) => row.id)}::uuid[], ${all.map((row) => row.roomId)}::uuid[],
      ${all.map((row) => row.classId)}::uuid[], ${all.map((row) => row.personId)}::uuid[],
      ${all.map((row) => row.seat)}::int2[], ${all.map((row) => row.admission)}::text[],
      ${all.map((row) => row.extraMinutes)}::int2[])
      as given (id, room_id, class_id, person_id, seat, admission, extra)`);

/** How many of these people teach at the school in a term. */
export const countTeachers = async (db: Db, schoolId: Id, termId: Id, personIds: readonly Id[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(distinct ct.person_id)::int as count from core.class_teacher ct
      where ct.school_id = ${schoolId} and ct.term_id = ${termId} and ct.person_id = any(${[...personIds]}::uuid[])`)
  ).count;

export interface SeatRow {
  readonly roomId: Id;
  readonly seat: number;
  readonly admission: string;
  readonly name: string;
  readonly className: string;
  readonly extra: number;
}

export const selectSeats = (db: Db, { schoolId, examId }: ExamKey) =>
  db.all<SeatRow>(sql`
    select s.room_id, s.seat, s.admission, p.name, k.name as class_name, s.extra_minutes as extra
    from exam.sitting s join core.person p on p.id = s.person_id
    join core.class k on k.school_id = s.school_id and k.id = s.class_id
    where s.school_id = ${schoolId} and s.exam_id = ${examId} order by s.room_id, s.seat`);

export interface ToldStudent {
  readonly personId: Id;
  readonly sittingId: Id;
}

export const selectSeated = (db: Db, { schoolId, examId }: ExamKey) =>
  db.all<ToldStudent>(sql`
    select person_id, id as sitting_id from exam.sitting where school_id = ${schoolId} and exam_id = ${examId}`);
