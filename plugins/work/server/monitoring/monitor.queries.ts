import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { AttemptStatus } from '../../model/answering/attempt';
import type { Tier } from '../../model/homework';
import type { AssignmentRow } from '../publishing/assignments.queries';

/** An attempt, of a class that the reader teaches. */
export interface AttemptRow extends AttemptStatus {
  readonly schoolId: Id;
  readonly id: Id;
  readonly assignmentId: Id;
  readonly personId: Id;
  readonly tier: Tier;
  readonly remindedAt: Date | null;
  readonly points: number | null;
  readonly of: number;
  readonly openParts: number;
  readonly toRight: readonly Id[];
  readonly receipt: string;
  readonly remark: string;
}

export const attemptColumns = sql`t.school_id, t.id, t.assignment_id,
  t.person_id, t.tier, t.state, t.round, t.is_late, t.due_at,
  t.opened_at, t.submitted_at, t.reminded_at, t.points, t.of,
  t.open_parts, t.to_right, t.receipt, t.remark`;

/** How many parts of an attempt nobody has marked, each in its latest round. */
export const openPartsOf = (schoolId: Id, attemptId: Query) => sql`(
  select count(*) from work.mark o where o.school_id = ${schoolId} and o.attempt_id = ${attemptId} and o.points is null
    and not exists (select from work.mark later where later.school_id = o.school_id and later.attempt_id = o.attempt_id
      and later.item_id = o.item_id and later.part = o.part and later.round > o.round))`;

export interface MonitoredRow extends AttemptRow {
  readonly name: string;
  readonly seat: number;
  readonly answered: number;
  readonly activeAt: Date | null;
  readonly afterwards: number;
}

/** All students of a class's homework by class list, with their progress, counted from the class's answers. */
export const selectMonitored = (db: Db, { schoolId, id, classId }: AssignmentRow) =>
  db.all<MonitoredRow>(sql`
    select ${attemptColumns}, p.name, coalesce(seated.seat, 0) as seat, coalesce(done.answered, 0)::int as answered,
      done.active_at, coalesce(late.count, 0)::int as afterwards
    from work.attempt t join core.person p on p.id = t.person_id
    left join lateral (select max(m.seat) as seat from core.class_member m
      where m.school_id = t.school_id and m.class_id = ${classId} and m.person_id = t.person_id) seated on true
    left join lateral (
      select count(distinct w.item_id) filter (where not w.is_blank) as answered, max(w.arrived_at) as active_at
      from work.answer w where w.school_id = t.school_id and w.attempt_id = t.id and w.round = t.round) done on true
    left join lateral (select count(distinct (e.item_id, e.part)) as count from work.answer_event e
      where e.school_id = t.school_id and e.attempt_id = t.id and not e.counted) late on true
    where t.school_id = ${schoolId} and t.assignment_id = ${id}
    order by seat, p.name, t.id`);

/** Progress of each item in a class: answers, marked parts, right parts, and time taken. */
export const selectItemProgress = (db: Db, { schoolId, id, homeworkId }: AssignmentRow) =>
  db.all<{ itemId: Id; answered: number; right: number; marked: number; seconds: number | null }>(sql`
    with step as (
      select w.item_id, extract(epoch from w.at - lag(w.at, 1, t.opened_at) over (partition by t.id order by w.at)) as seconds
      from (select attempt_id, item_id, max(written_at) as at from work.answer
        where school_id = ${schoolId} and round = 0 and not is_blank group by attempt_id, item_id) w
      join work.attempt t on t.school_id = ${schoolId} and t.id = w.attempt_id
      where t.assignment_id = ${id})
    select i.id as item_id,
      (select count(distinct w.attempt_id) from work.answer w join work.attempt t
        on t.school_id = w.school_id and t.id = w.attempt_id
        where t.school_id = ${schoolId} and t.assignment_id = ${id} and w.item_id = i.id and w.round = 0 and not w.is_blank)::int as answered,
      coalesce(k.right, 0)::int as right, coalesce(k.marked, 0)::int as marked,
      (select round(percentile_cont(0.5) within group (order by s.seconds))::int from step s
        where s.item_id = i.id and s.seconds between 0 and 3600) as seconds
    from work.item i
    left join lateral (
      select count(*) filter (where m.state = 'right') as right, count(*) filter (where m.points is not null) as marked
      from work.mark m join work.attempt t on t.school_id = m.school_id and t.id = m.attempt_id
      where t.school_id = ${schoolId} and t.assignment_id = ${id} and m.item_id = i.id and m.round = 0) k on true
    where i.school_id = ${schoolId} and i.homework_id = ${homeworkId} order by i.position`);

/** Locks attempts of a class until the call ends: the given ones, or all. */
export const lockAttempts = (db: Db, { schoolId, id }: Pick<AssignmentRow, 'schoolId' | 'id'>, ids?: readonly Id[]) =>
  db.all<AttemptRow>(sql`
    select ${attemptColumns} from work.attempt t
    where t.school_id = ${schoolId} and t.assignment_id = ${id}
      ${ids ? sql`and t.id = any(${[...ids]}::uuid[])` : sql``}
    order by t.id for update`);

/** Writes the status of attempts. */
export const updateAttemptStatus = (db: Db, schoolId: Id, rows: readonly (AttemptStatus & { readonly id: Id })[]) =>
  db.run(sql`
    update work.attempt t set state = given.state, round = given.round, is_late = given.is_late, due_at = given.due_at,
      opened_at = given.opened_at, submitted_at = given.submitted_at
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.state)}::int2[],
      ${rows.map((row) => row.round)}::int2[], ${rows.map((row) => row.isLate)}::bool[],
      ${rows.map((row) => row.dueAt)}::timestamptz[], ${rows.map((row) => row.openedAt)}::timestamptz[],
      ${rows.map((row) => row.submittedAt)}::timestamptz[])
      as given (id, state, round, is_late, due_at, opened_at, submitted_at)
    where t.school_id = ${schoolId} and t.id = given.id`);

/** Reopens submitted attempts: deletes the marks of this round; their history stays in the events. */
export async function deleteRoundMarks(
  db: Db,
  schoolId: Id,
  rows: readonly Pick<AttemptRow, 'id' | 'round'>[],
): Promise<void> {
  await db.run(sql`
    delete from work.mark m using unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.round)}::int2[])
      as given (id, round)
    where m.school_id = ${schoolId} and m.attempt_id = given.id and m.round = given.round`);
  await db.run(sql`
    update work.attempt t set points = case when round = 0 then null else points end, receipt = '',
      open_parts = ${openPartsOf(schoolId, sql`t.id`)}
    where school_id = ${schoolId} and id = any(${rows.map(({ id }) => id)}::uuid[])`);
}

export const updateReminded = (db: Db, schoolId: Id, ids: readonly Id[], now: Date) =>
  db.run(
    sql`update work.attempt set reminded_at = ${now} where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])`,
  );

/**
 * A later deadline for a whole class; a class that was closed is open again. Students whose own deadline is not later
 * have that of the class again; a correction round keeps its own.
 */
export async function updateDue(
  db: Db,
  { schoolId, id }: AssignmentRow,
  dueAt: Date,
  lateUntil: Date | null,
): Promise<void> {
  await db.run(sql`
    update work.assignment set due_at = ${dueAt}, late_until = ${lateUntil}, closed_at = null
    where school_id = ${schoolId} and id = ${id}`);
  await db.run(sql`
    update work.attempt set due_at = null
    where school_id = ${schoolId} and assignment_id = ${id} and round = 0 and due_at <= ${dueAt}`);
}

export const updateReleased = (db: Db, { schoolId, id }: AssignmentRow, releasedAt: Date | null) =>
  db.run(sql`update work.assignment set released_at = ${releasedAt} where school_id = ${schoolId} and id = ${id}`);
