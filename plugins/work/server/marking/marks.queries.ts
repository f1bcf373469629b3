import type { Id } from 'edutech/core/common/ids';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import type { SignedIn } from 'edutech/core/server/actor';
import { apart } from 'edutech/core/server/clock';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import type { MarkFlag, markReasons } from '../../model/marking/marks';
import { isTeacherOf } from '../homework/homework.queries';
import { attemptColumns, type AttemptRow } from '../monitoring/monitor.queries';

/** An attempt as its marker reads it. */
export interface MarkableAttemptRow extends AttemptRow {
  readonly homeworkId: Id;
  readonly subjectId: Id;
  readonly name: string;
  readonly usercode: string;
  readonly seat: number;
  readonly className: string;
}

/** What a marker sees of an attempt. */
export type ShownAttemptRow = Omit<
  MarkableAttemptRow,
  'tier' | 'dueAt' | 'openedAt' | 'remindedAt' | 'toRight' | 'receipt' | 'subjectId' | 'usercode'
>;

const seat = sql`
  coalesce((select max(m.seat) from core.class_member m where m.school_id = t.school_id and m.class_id = a.class_id
    and m.person_id = t.person_id), 0) as seat`;
const columns = sql`${attemptColumns}, a.homework_id, a.subject_id, p.name, p.usercode, c.name as class_name, ${seat}`;
/** Of a whole class, no more than is shown. */
const shownColumns = sql`t.school_id, t.id, t.assignment_id, t.person_id, t.state, t.round, t.is_late, t.submitted_at,
  t.points, t.of, t.open_parts, t.remark, a.homework_id, p.name, c.name as class_name, ${seat}`;
const tables = sql`work.attempt t
  join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
  join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
  join core.class c on c.school_id = a.school_id and c.id = a.class_id
  join core.person p on p.id = t.person_id`;

/** What of a homework can be marked: submitted attempts of the classes that the actor teaches. */
export interface MarkingScope {
  readonly homeworkId: Id;
  readonly assignmentId?: Id | undefined;
  readonly attemptIds?: readonly Id[] | undefined;
}

const isMarkable = (actor: SignedIn, { homeworkId, assignmentId, attemptIds }: MarkingScope) => sql`
  a.school_id = ${actor.schoolId}::uuid and a.homework_id = ${homeworkId} and a.withdrawn_at is null
  and h.removed_at is null and ${isTeacherOf(actor)} and t.points is not null
  ${assignmentId ? sql`and a.id = ${assignmentId}` : sql``}
  ${attemptIds ? sql`and t.id = any(${[...attemptIds]}::uuid[])` : sql``}`;

export const selectMarkableAttempts = (db: Db, actor: SignedIn, scope: MarkingScope) =>
  db.all<MarkableAttemptRow>(sql`
    select ${columns} from ${tables} where ${isMarkable(actor, scope)} order by c.number, seat, p.name, t.id`);

/** The same, as they are shown. */
export const selectShownAttempts = (db: Db, actor: SignedIn, scope: MarkingScope) =>
  db.all<ShownAttemptRow>(sql`
    select ${shownColumns} from ${tables} where ${isMarkable(actor, scope)} order by c.number, seat, p.name, t.id`);

/** The same, locked until the call ends. */
export const lockMarkableAttempts = (db: Db, actor: SignedIn, scope: MarkingScope) =>
  db.all<MarkableAttemptRow>(
    sql`select ${columns} from ${tables} where ${isMarkable(actor, scope)} order by t.id for update of t`,
  );

/** One attempt; else 404 `work.error.noAttempt`. */
export const selectMarkableAttempt = (db: Db, actor: SignedIn, attemptId: Id) =>
  db.one<MarkableAttemptRow>(
    sql`select ${columns} from ${tables}
      where t.id = ${attemptId} and a.school_id = ${actor.schoolId}::uuid and a.withdrawn_at is null
        and h.removed_at is null and ${isTeacherOf(actor)} and t.points is not null`,
    'work.error.noAttempt',
  );

/** The key of a mark. */
export interface MarkKey {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly round: number;
}

export interface MarkRow extends MarkKey {
  readonly points: number | null;
  readonly of: number;
  readonly state: VerdictState | null;
  readonly byPerson: Id | null;
  readonly by: string;
  readonly comment: string;
  readonly ink: Ink | null;
  readonly voiceId: Id | null;
  readonly flags: readonly MarkFlag[];
  /** Points that classmates gave and `byPerson` accepted. */
  readonly byPeers: boolean;
  readonly rubric: readonly number[];
  readonly version: number;
  readonly changedAt: Date;
}

/** Marks of attempts in all rounds, the latest first within a part. */
export const selectMarks = (db: Db, schoolId: Id, attemptIds: readonly Id[], itemId?: Id) =>
  db.all<MarkRow>(sql`
    select m.attempt_id, m.item_id, m.part, m.round, m.points, m.of, m.state,
      m.by_person, coalesce(p.name, '') as by, m.comment, m.ink, m.voice_file_id as voice_id, m.flags,
      m.rubric, m.by_peers, m.version, m.changed_at
    from work.mark m left join core.person p on p.id = m.by_person
    where m.school_id = ${schoolId} and m.attempt_id = any(${[...attemptIds]}::uuid[])
      ${itemId ? sql`and m.item_id = ${itemId}` : sql``}
    order by m.attempt_id, m.item_id, m.part, m.round desc`);

/** A mark by a person, or by a changed key. */
export interface GivenMark extends MarkKey {
  readonly points: number | null;
  readonly state: VerdictState | null;
  readonly comment: string;
  readonly ink: Ink | null;
  readonly voiceId: Id | null;
  readonly flags: readonly MarkFlag[];
  /** Steps of the rubric that the points represent. */
  readonly rubric: readonly number[];
}

/** Replaces marks; `by` null: the platform. `why` distinguishes marks of classmates from a teacher's own. */
export const updateMarks = (
  db: Db,
  schoolId: Id,
  rows: readonly GivenMark[],
  { by, why = 'given', now }: { readonly by: Id | null; readonly why?: MarkReason; readonly now: Date },
) =>
  db.run(sql`
    update work.mark m set points = given.points, state = given.state, by_person = ${by}::uuid,
      by_peers = ${why === 'peers'}, comment = given.comment,
      ink = given.ink, voice_file_id = given.voice, flags = string_to_array(given.flags, ','),
      rubric = string_to_array(given.rubric, ',')::int2[], version = m.version + 1, changed_at = ${now}
    from unnest(${rows.map((row) => row.attemptId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.round)}::int2[],
      ${rows.map((row) => row.points)}::numeric[], ${rows.map((row) => row.state)}::text[],
      ${rows.map((row) => row.comment)}::text[], ${rows.map((row) => row.ink && JSON.stringify(row.ink))}::jsonb[],
      ${rows.map((row) => row.voiceId)}::uuid[], ${rows.map((row) => row.flags.join(','))}::text[],
      ${rows.map((row) => row.rubric.join(','))}::text[])
      as given (attempt_id, item_id, part, round, points, state, comment, ink, voice, flags, rubric)
    where m.school_id = ${schoolId} and m.attempt_id = given.attempt_id and m.item_id = given.item_id
      and m.part = given.part and m.round = given.round`);

export type MarkReason = (typeof markReasons)[number];

export interface MarkEvent extends MarkKey {
  readonly id: Id;
  readonly before: unknown;
  readonly after: unknown;
}

export const insertMarkEvents = (
  db: Db,
  schoolId: Id,
  rows: readonly MarkEvent[],
  { personId, why, now }: { readonly personId: Id; readonly why: MarkReason; readonly now: Date },
) =>
  db.run(sql`
    insert into work.mark_event (school_id, id, attempt_id, item_id, part, round, person_id, why, before, after, at)
    select ${schoolId}, given.id, given.attempt_id, given.item_id, given.part, given.round, ${personId}, ${why},
      given.before, given.after, ${now}
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.attemptId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[],
      ${rows.map((row) => row.round)}::int2[], ${rows.map((row) => JSON.stringify(row.before))}::jsonb[],
      ${rows.map((row) => JSON.stringify(row.after))}::jsonb[])
      as given (id, attempt_id, item_id, part, round, before, after)`);

export interface RemarkedRow extends Pick<MarkKey, 'attemptId' | 'part'> {
  readonly at: Date;
  readonly by: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** Re-marks of these attempts under changed keys of an item, the latest first; at most `times`. */
export const selectRemarked = (
  db: Db,
  schoolId: Id,
  { attemptIds, itemId, times }: { readonly attemptIds: readonly Id[]; readonly itemId: Id; readonly times: number },
) =>
  db.all<RemarkedRow>(sql`
    select * from (
      select e.at, coalesce(p.name, '') as by, e.attempt_id, e.part,
        (e.before->>'points')::float8 as before, (e.after->>'points')::float8 as after,
        dense_rank() over (order by e.at desc) as nth
      from work.mark_event e left join core.person p on p.id = e.person_id
      where e.school_id = ${schoolId} and e.attempt_id = any(${[...attemptIds]}::uuid[]) and e.item_id = ${itemId}
        and e.why = 'remarked') e
    where nth <= ${times} order by at desc, attempt_id, part`);

export interface MarkEventRow extends Pick<MarkKey, 'part' | 'round'> {
  readonly id: Id;
  readonly at: Date;
  readonly by: string;
  readonly why: MarkReason;
  readonly before: number | null;
  readonly after: number | null;
}

/** The history of an answer's marks, the latest first; at most `most`. */
export const selectMarkEvents = (
  db: Db,
  { schoolId, id }: Pick<MarkableAttemptRow, 'schoolId' | 'id'>,
  { itemId, most }: { readonly itemId: Id; readonly most: number },
) =>
  db.all<MarkEventRow>(sql`
    select e.id, e.at, coalesce(p.name, '') as by, e.why, e.part, e.round, (e.before->>'points')::float8 as before,
      (e.after->>'points')::float8 as after
    from work.mark_event e left join core.person p on p.id = e.person_id
    where e.school_id = ${schoolId} and e.attempt_id = ${id} and e.item_id = ${itemId}
    order by e.at desc, e.id desc limit ${most}`);

/** Which of these marks have been stored before. */
export const selectGivenEvents = (db: Db, schoolId: Id, ids: readonly Id[]) =>
  db.all<{ id: Id }>(sql`
    select id from work.mark_event where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])`);

export interface AnswerLock {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly holder: string;
}

/** How long a lock lasts that its holder does not renew. Milliseconds. */
export const lockMilliseconds = 60_000;

/** A lock that lasts longer than one can was taken before the clock was set back. */
const isLocked = (now: Date) =>
  sql`(l.until > ${now} and l.until <= ${new Date(now.getTime() + lockMilliseconds + apart)})`;

/** Locks of other markers on these attempts. */
export const selectOtherLocks = (db: Db, actor: SignedIn, attemptIds: readonly Id[], now: Date) =>
  db.all<AnswerLock>(sql`
    select l.attempt_id, l.item_id, p.name as holder
    from work.mark_lock l join core.person p on p.id = l.person_id
    where l.school_id = ${actor.schoolId}::uuid and l.attempt_id = any(${[...attemptIds]}::uuid[])
      and ${isLocked(now)} and l.person_id <> ${actor.personId}`);

/** Locks answers for the actor, except those that somebody else has locked. */
export const upsertLocks = (
  db: Db,
  actor: SignedIn,
  cells: readonly { readonly attemptId: Id; readonly itemId: Id }[],
  { now, until }: { readonly now: Date; readonly until: Date },
) =>
  db.run(sql`
    insert into work.mark_lock as l (school_id, attempt_id, item_id, person_id, until)
    select ${actor.schoolId}::uuid, given.attempt_id, given.item_id, ${actor.personId}, ${until}
    from unnest(${cells.map((cell) => cell.attemptId)}::uuid[], ${cells.map((cell) => cell.itemId)}::uuid[])
      as given (attempt_id, item_id) order by given.attempt_id, given.item_id
    on conflict (school_id, attempt_id, item_id) do update set person_id = excluded.person_id, until = excluded.until
    where l.person_id = excluded.person_id or not ${isLocked(now)}`);

/** Releases the actor's locks in a homework except these; returns what they were. */
export const deleteOtherLocks = (
  db: Db,
  actor: SignedIn,
  homeworkId: Id,
  cells: readonly { readonly attemptId: Id; readonly itemId: Id }[],
) =>
  db.all<{ attemptId: Id; itemId: Id; assignmentId: Id }>(sql`
    delete from work.mark_lock l using work.attempt t, work.assignment a
    where l.person_id = ${actor.personId} and l.school_id = ${actor.schoolId}::uuid
      and t.school_id = l.school_id and t.id = l.attempt_id
      and a.school_id = t.school_id and a.id = t.assignment_id and a.homework_id = ${homeworkId}
      and (l.attempt_id, l.item_id) not in (
        select * from unnest(${cells.map((cell) => cell.attemptId)}::uuid[], ${cells.map((cell) => cell.itemId)}::uuid[]))
    returning l.attempt_id, l.item_id, a.id as assignment_id`);

/** Marking progress of each item. */
export const selectMarkedItems = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  db.all<{ itemId: Id; marked: number; open: number; rate: number | null }>(sql`
    select item_id, count(*) filter (where points is not null)::int as marked,
      count(*) filter (where points is null)::int as open,
      (sum(points) / nullif(sum(of) filter (where points is not null), 0))::float8 as rate
    from work.mark where school_id = ${schoolId} and attempt_id = any(${[...attemptIds]}::uuid[]) group by item_id`);
