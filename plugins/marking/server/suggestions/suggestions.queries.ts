import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PartRef } from '../../model/marks/keys';
import type { Compared, skips } from '../../model/suggestions/agreement';
import type { ProjectKey } from '../projects/projects.queries';

export interface QuestionKey extends ProjectKey, PartRef {}

export type Skip = (typeof skips)[number];

/** Begins to ask, or goes on; 0 where somebody's asking runs. */
export const insertAsking = (db: Db, { schoolId, projectId, itemId, part }: QuestionKey, by: Id, now: Date) =>
  db.run(sql`
    insert into marking.asking as known (school_id, project_id, item_id, part, state, asked_by, asked_at)
    values (${schoolId}, ${projectId}, ${itemId}, ${part}, 'running', ${by}, ${now})
    on conflict (school_id, project_id, item_id, part) do update
      set state = 'running', reason = null, asked_by = excluded.asked_by, asked_at = excluded.asked_at
      where known.state <> 'running'`);

export const updateAsking = (
  db: Db,
  { schoolId, projectId, itemId, part }: QuestionKey,
  to: { readonly state: 'done' | 'stopped'; readonly reason: string | null },
) =>
  db.run(sql`
    update marking.asking set state = ${to.state}, reason = ${to.reason}
    where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}`);

export interface ToAsk {
  readonly answerId: Id;
  readonly studentId: Id;
  readonly content: unknown;
}

/** Answers of the sample that nothing is said of. Which ones belong to it does not depend on how they were marked. */
export const selectToAsk = (db: Db, { schoolId, projectId, itemId, part }: QuestionKey, sample: number) =>
  db.all<ToAsk>(sql`
    select a.id as answer_id, s.student_id, a.content from (
      select * from marking.answer
      where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}
        and state <> 'problem' and not is_left_out
      order by md5(id::text) limit ${sample}) a
    join marking.script s on s.school_id = a.school_id and s.id = a.script_id
    where not exists (select from marking.suggestion g where g.school_id = a.school_id and g.answer_id = a.id)
    order by a.id`);

export const insertSuggestion = (
  db: Db,
  { schoolId, projectId, itemId, part }: QuestionKey,
  row: { answerId: Id; points: number | null; fault: string; skipped: Skip | null; now: Date },
) =>
  db.run(sql`
    insert into marking.suggestion (school_id, answer_id, project_id, item_id, part, points, fault, skipped, at)
    values (${schoolId}, ${row.answerId}, ${projectId}, ${itemId}, ${part}, ${row.points}, ${row.fault}, ${row.skipped}, ${row.now})
    on conflict do nothing`);

/** What could not be asked for may be by now: a guardian has agreed, the service is well. */
export const deleteSkipped = (db: Db, { schoolId, projectId, itemId, part }: QuestionKey) =>
  db.run(sql`
    delete from marking.suggestion where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId}
      and part = ${part} and skipped in ('noConsent', 'noAnswer')`);

export const selectFaults = (db: Db, { schoolId, projectId, itemId, part }: QuestionKey) =>
  db.all<{ answerId: Id; fault: string }>(sql`
    select answer_id, fault from marking.suggestion where school_id = ${schoolId} and project_id = ${projectId}
      and item_id = ${itemId} and part = ${part} and fault <> '' order by answer_id`);

export const updateGroups = (
  db: Db,
  { schoolId }: ProjectKey,
  rows: readonly { readonly answerId: Id; readonly title: string }[],
) =>
  db.run(sql`
    update marking.suggestion g set group_title = given.title
    from unnest(${rows.map(({ answerId }) => answerId)}::uuid[], ${rows.map(({ title }) => title)}::text[])
      as given (answer_id, title)
    where g.school_id = ${schoolId} and g.answer_id = given.answer_id`);

export interface AskingRow extends PartRef {
  readonly state: 'running' | 'done' | 'stopped';
  readonly reason: string | null;
  readonly suggested: number;
  readonly skipped: number;
  readonly sample: number;
}

/** How far the questions of a project are. */
export const selectAskings = (db: Db, { schoolId, projectId }: ProjectKey, sample: number) =>
  db.all<AskingRow>(sql`
    select k.item_id, k.part, k.state, k.reason, g.suggested, g.skipped, least(${sample}::int, a.answers) as sample
    from marking.asking k
    cross join lateral (select count(points)::int as suggested, count(skipped)::int as skipped from marking.suggestion g
      where g.school_id = k.school_id and g.project_id = k.project_id and g.item_id = k.item_id and g.part = k.part) g
    cross join lateral (select count(*)::int as answers from marking.answer a
      where a.school_id = k.school_id and a.project_id = k.project_id and a.item_id = k.item_id and a.part = k.part
        and a.state <> 'problem' and not a.is_left_out) a
    where k.school_id = ${schoolId} and k.project_id = ${projectId}`);

/**
 * Suggestions of answers that people are done with, each beside the marks that they gave first: what was changed after the leader had
 * looked is no witness of agreement.
 */
export const selectCompared = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<Compared & PartRef>(sql`
    select g.answer_id, g.item_id, g.part, s.code, g.points::float8 as suggested, g.fault, g.group_title as group,
      first.points as blind
    from marking.suggestion g
    join marking.answer a on a.school_id = g.school_id and a.id = g.answer_id and a.state = 'done'
    join marking.script s on s.school_id = a.school_id and s.id = a.script_id
    cross join lateral (select avg(e.points)::float8 as points from (
      select distinct on (e.turn_id) e.points from marking.mark_event e
      join marking.turn t on t.school_id = e.school_id and t.id = e.turn_id and t.kind = 'mark'
      where e.school_id = g.school_id and e.answer_id = g.answer_id and e.act = 'mark' and e.points is not null
      order by e.turn_id, e.at, e.id) e) first
    where g.school_id = ${schoolId} and g.project_id = ${projectId} and g.points is not null and first.points is not null
    order by g.answer_id`);
