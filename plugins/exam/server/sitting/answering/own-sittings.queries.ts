import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { sittingColumns, type SittingRow, sittingTables } from '../sittings.queries';

/** A student's own sitting with what a page shows of its exam. */
export interface OwnSittingRow extends SittingRow {
  readonly title: string;
  readonly subject: string;
  readonly subjectCode: string;
  readonly questions: number;
  readonly points: number;
  readonly room: string;
  readonly note: string;
  readonly grade: number;
  readonly isReleased: boolean;
}

const columns = (language: Language): Query => sql`${sittingColumns}, e.title, e.questions, e.points, e.note,
  r.name as room, c.${language === 'en' ? sql`name_en` : sql`name`} as subject, c.code as subject_code, g.number as grade,
  exists (select from exam.result_release l where l.school_id = e.school_id and l.exam_id = e.id) as is_released`;
const tables = sql`${sittingTables} join core.subject c on c.id = e.subject_id join core.grade g on g.id = e.grade_id`;

export interface OwnWanted {
  readonly personId: Id;
  readonly which: 'todo' | 'done';
  readonly most: number;
}

/** What is to come or runs, by its beginning, or what is over. Of exams on paper the day decides. */
export const selectOwnSittings = (db: Db, { personId, which, most }: OwnWanted, now: Date, language: Language) => {
  const isOver = sql`(s.state in ('submitted', 'closed') or (e.mode = 'printed'
    and e.starts_at + make_interval(mins => e.minutes + s.extra_minutes) < ${now}))`;
  return db.all<OwnSittingRow>(sql`
    select ${columns(language)} from ${tables}
    where s.person_id = ${personId} and e.withdrawn_at is null and ${which === 'done' ? isOver : sql`not ${isOver}`}
    order by e.starts_at ${which === 'done' ? sql`desc` : sql``}, s.id limit ${most}`);
};

const ofPerson = (personId: Id, id: Id, language: Language): Query<OwnSittingRow> =>
  sql`select ${columns(language)} from ${tables} where s.id = ${id} and s.person_id = ${personId}`;

/** One of them, locked until the call ends; else 404 `exam.error.noSitting`. */
export const lockOwnSitting = (db: Db, personId: Id, id: Id, language: Language) =>
  db.one<OwnSittingRow>(sql`${ofPerson(personId, id, language)} for update of s`, 'exam.error.noSitting');

export const updateDevice = (
  db: Db,
  row: Pick<SittingRow, 'schoolId' | 'id' | 'device' | 'formerDevices' | 'askingDevice' | 'askedAt' | 'enteredAt'>,
) =>
  db.run(sql`
    update exam.sitting set device = ${row.device}, former_devices = ${[...row.formerDevices]}::uuid[],
      asking_device = ${row.askingDevice}, asked_at = ${row.askedAt}, entered_at = ${row.enteredAt}
    where school_id = ${row.schoolId} and id = ${row.id}`);

export const updateHand = (db: Db, { schoolId, id }: Pick<SittingRow, 'schoolId' | 'id'>, handAt: Date | null) =>
  db.run(sql`update exam.sitting set hand_at = ${handAt} where school_id = ${schoolId} and id = ${id}`);

export const selectInvigilators = async (db: Db, { schoolId, roomId }: Pick<SittingRow, 'schoolId' | 'roomId'>) =>
  (
    await db.all<{ name: string }>(sql`
      select p.name from exam.invigilator i join core.person p on p.id = i.person_id
      where i.school_id = ${schoolId} and i.room_id = ${roomId} order by p.name, p.id`)
  ).map(({ name }) => name);

/** What each device last told. */
export interface Told {
  readonly schoolId: Id;
  readonly id: Id;
  readonly waiting: number;
  readonly answered: number;
  readonly left: number;
}

export const updateTold = (db: Db, rows: readonly Told[], now: Date) =>
  db.run(sql`
    update exam.sitting s set waiting = given.waiting, answered = given.answered, left_count = s.left_count + given.gone,
      seen_at = ${now}
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.waiting)}::int2[], ${rows.map((row) => row.answered)}::int2[],
      ${rows.map((row) => row.left)}::int2[]) as given (school_id, id, waiting, answered, gone)
    where s.school_id = given.school_id and s.id = given.id`);

export interface MessageRow {
  readonly id: Id;
  readonly roomId: Id;
  readonly sittingId: Id | null;
  readonly from: string;
  readonly text: string;
  readonly at: Date;
}

/** Messages to these rooms and to students in them, the oldest first. */
export const selectMessages = (db: Db, rooms: readonly Pick<SittingRow, 'schoolId' | 'roomId'>[]) =>
  db.all<MessageRow>(sql`
    select m.id, m.room_id, m.sitting_id, p.name as from, m.text, m.at
    from exam.message m join core.person p on p.id = m.person_id
    where (m.school_id, m.room_id) in (select * from unnest(${rooms.map((one) => one.schoolId)}::uuid[],
      ${rooms.map((one) => one.roomId)}::uuid[]))
    order by m.at, m.id`);

/** How often the recordings of items were played in a sitting. */
export const selectPlays = (db: Db, { schoolId, id }: Pick<SittingRow, 'schoolId' | 'id'>) =>
  db.all<{ itemId: Id; count: number }>(sql`
    select (params ->> 'itemId')::uuid as item_id, count(*)::int as count from exam.sitting_event
    where school_id = ${schoolId} and sitting_id = ${id} and kind = 'played' group by 1 order by 1`);
