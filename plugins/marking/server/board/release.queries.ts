import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DoubtKind } from '../../model/scans/doubts';
import type { ProjectKey } from '../projects/projects.queries';

/** How many answers stand in each state, scripts that are missing, and those who have nothing. */
export const selectCheck = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.one<{
    waiting: number;
    arbitration: number;
    problems: number;
    answers: number;
    expected: number;
    absent: number;
    zeros: number;
    zerosSeen: number;
  }>(sql`
    with zero as (
      select exists (select from marking.mark_event e where e.school_id = a.school_id and e.answer_id = a.id
        and e.act in ('look', 'decide')) as is_seen
      from marking.answer a where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.state = 'done' and a.points = 0
        and not a.is_left_out
    )
    select count(*) filter (where a.state = 'waiting')::int as waiting,
      count(*) filter (where a.state = 'arbitration')::int as arbitration,
      count(*) filter (where a.state = 'problem')::int as problems, count(*)::int as answers,
      (select count(*)::int from marking.script s where s.school_id = ${schoolId} and s.project_id = ${projectId}
        and s.state = 'expected') as expected,
      (select count(*)::int from marking.script s where s.school_id = ${schoolId} and s.project_id = ${projectId}
        and s.state = 'absent') as absent,
      (select count(*)::int from zero) as zeros, (select count(*)::int from zero where is_seen) as zeros_seen
    from marking.answer a where a.school_id = ${schoolId} and a.project_id = ${projectId} and not a.is_left_out`);

/** Parts of printed scripts that are there without an answer: a page, or a crop of it, is missing. */
export const countMissing = async (db: Db, { schoolId, projectId }: ProjectKey): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from marking.script s
      join marking.question q on q.school_id = s.school_id and q.project_id = s.project_id
      where s.school_id = ${schoolId} and s.project_id = ${projectId} and s.state = 'arrived' and not exists (
        select from marking.answer a where a.school_id = s.school_id and a.script_id = s.id and a.item_id = q.item_id
          and a.part = q.part)`)
  ).count;

/** Batches of scans that wait, are being read or are paused. */
export const countUnread = async (db: Db, { schoolId, projectId }: ProjectKey): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from marking.batch
      where school_id = ${schoolId} and project_id = ${projectId} and state in ('waiting', 'reading', 'paused')`)
  ).count;

/** What is still asked about scans, by kind. */
export const selectOpenDoubts = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<{ kind: DoubtKind; count: number }>(sql`
    select kind, count(*)::int as count from marking.doubt
    where school_id = ${schoolId} and project_id = ${projectId} and cleared_at is null
    group by kind order by kind`);

export interface FinalRow {
  readonly answerId: Id;
  readonly studentId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number;
  readonly isDecided: boolean;
  readonly marks: readonly number[];
}

/** What the answers have come to, of scripts that are there. */
export const selectFinal = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<FinalRow>(sql`
    select a.id as answer_id, s.student_id, a.item_id, a.part, a.points::float8 as points, a.decided_by is not null as is_decided,
      coalesce((select array_agg(t.points::float8 order by t.first_given_at, t.id) from marking.turn t
        where t.school_id = a.school_id and t.answer_id = a.id and t.kind = 'mark' and t.points is not null
          and t.held_until is null), '{}') as marks
    from marking.answer a join marking.script s on s.school_id = a.school_id and s.id = a.script_id
    where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.state = 'done' and not a.is_left_out
      and s.state = 'arrived'`);

export const updateReleased = (db: Db, { schoolId, projectId }: ProjectKey, now: Date) =>
  db.run(sql`
    update marking.project set state = 'released', released_at = ${now} where school_id = ${schoolId} and id = ${projectId}`);
