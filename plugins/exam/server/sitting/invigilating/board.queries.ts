import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ShownEventKind } from '../../../model/sitting/states';
import type { ExamKey } from '../frozen-exams';
import { isInChargeOf } from '../exams.queries';
import { sittingColumns, type SittingRow, sittingTables } from '../sittings.queries';

export interface BoardRow extends SittingRow {
  readonly name: string;
  readonly className: string;
}

/** Sittings of the rooms that this person has to do with, by room and seat. */
export const selectBoard = (db: Db, { schoolId, examId }: ExamKey, personId: Id) =>
  db.all<BoardRow>(sql`
    select ${sittingColumns}, p.name, k.name as class_name
    from ${sittingTables} join core.person p on p.id = s.person_id
    join core.class k on k.school_id = s.school_id and k.id = s.class_id
    where s.school_id = ${schoolId} and s.exam_id = ${examId} and ${isInChargeOf({ personId }, sql`r.id`)}
    order by r.position, s.seat`);

/** Those among the named ones that this person has to do with, locked until the call ends. */
export const lockInCharge = (db: Db, { schoolId, examId }: ExamKey, personId: Id, ids: readonly Id[]) =>
  db.all<SittingRow>(sql`
    select ${sittingColumns} from ${sittingTables}
    where s.school_id = ${schoolId} and s.exam_id = ${examId} and s.id = any(${[...ids]}::uuid[])
      and ${isInChargeOf({ personId }, sql`r.id`)}
    order by s.id for update of s`);

/** One sitting of a room that this person has to do with, locked; else 404 `exam.error.noSitting`. */
export const lockSittingInCharge = (db: Db, schoolId: Id | null, personId: Id, id: Id) =>
  db.one<SittingRow>(
    sql`select ${sittingColumns} from ${sittingTables}
      where s.school_id = ${schoolId}::uuid and s.id = ${id} and ${isInChargeOf({ personId }, sql`r.id`)} for update of s`,
    'exam.error.noSitting',
  );

export interface EventRow {
  readonly id: Id;
  readonly kind: ShownEventKind;
  readonly roomId: Id | null;
  readonly sittingId: Id | null;
  readonly by: string | null;
  readonly at: Date;
  readonly params: { readonly minutes?: number; readonly seconds?: number; readonly text?: string };
}

/** The last events of rooms. */
export const selectEvents = (db: Db, { schoolId, examId }: ExamKey, roomIds: readonly Id[], most: number) =>
  db.all<EventRow>(sql`
    select v.id, v.kind, v.room_id, v.sitting_id, p.name as by, v.at, v.params
    from exam.sitting_event v left join core.person p on p.id = v.person_id
    where v.school_id = ${schoolId} and v.exam_id = ${examId} and v.room_id = any(${[...roomIds]}::uuid[])
      and v.kind <> 'played'
    order by v.at desc, v.id desc limit ${most}`);

export interface NewMessage extends ExamKey {
  readonly id: Id;
  readonly roomId: Id;
  readonly sittingId: Id | null;
  readonly personId: Id;
  readonly text: string;
  readonly at: Date;
}

export const insertMessages = (db: Db, rows: readonly NewMessage[]) =>
  db.run(sql`
    insert into exam.message (school_id, id, exam_id, room_id, sitting_id, person_id, text, at)
    select * from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.examId)}::uuid[], ${rows.map((row) => row.roomId)}::uuid[],
      ${rows.map((row) => row.sittingId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
      ${rows.map((row) => row.text)}::text[], ${rows.map((row) => row.at)}::timestamptz[])`);

/** Ids of the sittings in rooms. */
export const selectSittingIds = async (db: Db, { schoolId, examId }: ExamKey, roomIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select id from exam.sitting
      where school_id = ${schoolId} and exam_id = ${examId} and room_id = any(${[...roomIds]}::uuid[])`)
  ).map(({ id }) => id);
