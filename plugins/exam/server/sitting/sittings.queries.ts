import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { ExamMode, SittingEventKind, SittingState } from '../../model/sitting/states';
import type { RoomTimes, SittingTimes } from '../../model/sitting/times';

/** One student's sitting with what decides its times; later reads and writes take this row. */
export interface SittingRow extends RoomTimes, SittingTimes {
  readonly schoolId: Id;
  readonly id: Id;
  readonly examId: Id;
  readonly roomId: Id;
  readonly classId: Id;
  readonly personId: Id;
  readonly seat: number;
  readonly admission: string;
  readonly state: SittingState;
  readonly device: Id | null;
  readonly formerDevices: readonly Id[];
  readonly askingDevice: Id | null;
  readonly askedAt: Date | null;
  readonly enteredAt: Date | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly receipt: string;
  readonly answered: number;
  readonly waiting: number;
  readonly leftCount: number;
  readonly seenAt: Date | null;
  readonly handAt: Date | null;
  readonly mode: ExamMode;
  readonly withdrawnAt: Date | null;
  /** Two people have to open its paper before anybody begins. */
  readonly isSealed: boolean;
}

export type SittingKey = Pick<SittingRow, 'schoolId' | 'id'>;

export const sittingColumns = sql`s.school_id, s.id, s.exam_id, s.room_id, s.class_id, s.person_id, s.seat, s.admission,
  s.extra_minutes, s.extended_minutes, s.state, s.device, s.former_devices, s.asking_device, s.asked_at, s.entered_at,
  s.started_at, s.paused_at, s.paused_seconds, s.submitted_at, s.receipt, s.answered, s.waiting, s.left_count, s.seen_at,
  s.hand_at, e.start, e.starts_at, e.minutes, e.earliest, e.mode, e.withdrawn_at, r.began_at,
  coalesce(e.release = 'people' and e.document is null, false) as is_sealed`;
export const sittingTables = sql`exam.sitting s
  join exam.exam e on e.school_id = s.school_id and e.id = s.exam_id
  join exam.room r on r.school_id = s.school_id and r.id = s.room_id`;

const isOneOf = (keys: readonly SittingKey[]): Query => sql`(s.school_id, s.id) in (
  select * from unnest(${keys.map((key) => key.schoolId)}::uuid[], ${keys.map((key) => key.id)}::uuid[]))`;

/** Sittings as they are now. */
export const selectSittings = (db: Db, keys: readonly SittingKey[]) =>
  db.all<SittingRow>(sql`select ${sittingColumns} from ${sittingTables} where ${isOneOf(keys)}`);

/** Locks sittings against handing in while answers are added: a key share lock, because handing in is an update. */
export const lockSittingsShared = (db: Db, keys: readonly SittingKey[]) =>
  db.all<SittingRow>(sql`
    select ${sittingColumns} from ${sittingTables} where ${isOneOf(keys)} order by s.id for key share of s`);

/** Locks sittings until the call ends, in one order: nobody waits in a circle. */
export const lockSittings = (db: Db, keys: readonly SittingKey[]) =>
  db.all<SittingRow>(sql`
    select ${sittingColumns} from ${sittingTables} where ${isOneOf(keys)} order by s.id for update of s`);

/** A student's own sitting; else 404 `exam.error.noSitting`. */
export const selectOwnSitting = (db: Db, personId: Id, id: Id) =>
  db.one<SittingRow>(
    sql`select ${sittingColumns} from ${sittingTables} where s.id = ${id} and s.person_id = ${personId}`,
    'exam.error.noSitting',
  );

/** What of a sitting an act changes. */
export type SittingChange = SittingKey &
  Pick<SittingRow, 'state' | 'startedAt' | 'pausedAt' | 'pausedSeconds' | 'extendedMinutes' | 'submittedAt'>;

export const updateSittings = (db: Db, rows: readonly SittingChange[]) =>
  db.run(sql`
    update exam.sitting s set state = given.state, started_at = given.started_at, paused_at = given.paused_at,
      paused_seconds = given.paused_seconds, extended_minutes = given.extended_minutes, submitted_at = given.submitted_at
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.state)}::text[], ${rows.map((row) => row.startedAt)}::timestamptz[],
      ${rows.map((row) => row.pausedAt)}::timestamptz[], ${rows.map((row) => row.pausedSeconds)}::int4[],
      ${rows.map((row) => row.extendedMinutes)}::int2[], ${rows.map((row) => row.submittedAt)}::timestamptz[])
      as given (school_id, id, state, started_at, paused_at, paused_seconds, extended_minutes, submitted_at)
    where s.school_id = given.school_id and s.id = given.id`);

/** Something that happened; `sittingId` null: to a whole room. */
export interface NewEvent {
  readonly schoolId: Id;
  readonly id: Id;
  readonly examId: Id;
  readonly roomId: Id | null;
  readonly sittingId: Id | null;
  readonly kind: SittingEventKind;
  readonly personId: Id | null;
  readonly at: Date;
  readonly params?: {
    readonly minutes?: number;
    readonly seconds?: number;
    readonly text?: string;
    readonly itemId?: Id;
  };
}

/** Notes events, each id once; answers those that are new. */
export const insertSittingEvents = (db: Db, rows: readonly NewEvent[]) =>
  db.all<{ id: Id; kind: SittingEventKind; schoolId: Id; sittingId: Id | null }>(sql`
    insert into exam.sitting_event (school_id, id, exam_id, room_id, sitting_id, kind, person_id, at, params)
    select * from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.examId)}::uuid[], ${rows.map((row) => row.roomId)}::uuid[],
      ${rows.map((row) => row.sittingId)}::uuid[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.at)}::timestamptz[],
      ${rows.map((row) => JSON.stringify(row.params ?? {}))}::jsonb[])
    on conflict do nothing returning id, kind, school_id, sitting_id`);
