import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Assigned } from '../../api/projects';
import type { PartRef } from '../../model/marks/keys';
import type { MarkRules, MarkStep } from '../../model/marks/rules';
import type { ProjectKey } from './projects.queries';

/** A part of a question with how it is marked. */
export interface QuestionRow extends ProjectKey, PartRef, MarkRules {
  readonly label: string;
  readonly points: number;
  readonly place: number;
  readonly steps: readonly MarkStep[];
}

export const questionColumns = sql`q.school_id, q.project_id, q.item_id, q.part, q.place, q.label, q.points::float8 as points,
  q.mode, q.error_limit::float8 as limit, q.step::float8 as step, q.steps, q.self_share, q.spot_share, q.least_seconds`;

/** Questions of a project in the order of the paper. */
export const selectQuestions = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<QuestionRow>(sql`
    select ${questionColumns} from marking.question q
    where q.school_id = ${schoolId} and q.project_id = ${projectId} order by q.place`);

/** Else 404 `marking.error.noQuestion`. */
export const selectQuestion = (db: Db, { schoolId, projectId }: ProjectKey, { itemId, part }: PartRef) =>
  db.one<QuestionRow>(
    sql`select ${questionColumns} from marking.question q
      where q.school_id = ${schoolId} and q.project_id = ${projectId} and q.item_id = ${itemId} and q.part = ${part}`,
    'marking.error.noQuestion',
  );

export const upsertQuestions = (db: Db, rows: readonly QuestionRow[]) =>
  db.run(sql`
    insert into marking.question (school_id, project_id, item_id, part, place, label, points, mode, error_limit, step, steps,
      self_share, spot_share, least_seconds)
    select * from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.projectId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.place)}::int2[],
      ${rows.map((row) => row.label)}::text[], ${rows.map((row) => row.points)}::numeric[],
      ${rows.map((row) => row.mode)}::text[], ${rows.map((row) => row.limit)}::numeric[],
      ${rows.map((row) => row.step)}::numeric[], ${rows.map((row) => JSON.stringify(row.steps))}::jsonb[],
      ${rows.map((row) => row.selfShare)}::int2[], ${rows.map((row) => row.spotShare)}::int2[],
      ${rows.map((row) => row.leastSeconds)}::int2[])
    on conflict (school_id, project_id, item_id, part) do update set mode = excluded.mode, error_limit = excluded.error_limit,
      step = excluded.step, steps = excluded.steps, self_share = excluded.self_share, spot_share = excluded.spot_share,
      least_seconds = excluded.least_seconds`);

export interface MarkerRow extends PartRef {
  readonly personId: Id;
  readonly name: string;
  readonly quota: number | null;
  readonly isThird: boolean;
  readonly isStopped: boolean;
}

export const selectMarkers = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<MarkerRow>(sql`
    select m.item_id, m.part, m.person_id, p.name, m.quota, m.is_third, m.is_stopped
    from marking.marker m join core.person p on p.id = m.person_id
    where m.school_id = ${schoolId} and m.project_id = ${projectId} order by m.item_id, m.part, p.name, p.id`);

const marker = ({ schoolId, projectId }: ProjectKey, { itemId, part }: PartRef, personId: Id) => sql`
  select m.item_id, m.part, m.person_id, p.name, m.quota, m.is_third, m.is_stopped
  from marking.marker m join core.person p on p.id = m.person_id
  where m.school_id = ${schoolId} and m.project_id = ${projectId} and m.item_id = ${itemId} and m.part = ${part}
    and m.person_id = ${personId} and not m.is_stopped`;

/** Who marks a question, if it is this person. */
export const selectMarker = (db: Db, project: ProjectKey, question: PartRef, personId: Id) =>
  db.maybe<MarkerRow>(marker(project, question, personId));

/** The same, locked: of two calls at once the second sees what the first has taken. */
export const lockMarker = (db: Db, project: ProjectKey, question: PartRef, personId: Id) =>
  db.maybe<MarkerRow>(sql`${marker(project, question, personId)} for no key update of m`);

/** Who marks a question from now on; others stop: what they have given stays, and what they have in hand goes to others. */
export async function replaceMarkers(
  db: Db,
  { schoolId, projectId }: ProjectKey,
  { itemId, part }: PartRef,
  markers: readonly Assigned[],
): Promise<void> {
  const ids = markers.map(({ personId }) => personId);
  await db.run(sql`
    update marking.marker set is_stopped = true
    where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}
      and person_id <> all(${ids}::uuid[])`);
  // what was sent back to them counts as it was: nobody else could mark it
  await db.run(sql`
    update marking.turn set sent_back = null, held_until = case when first_given_at is null then 'epoch'::timestamptz end
    where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}
      and person_id <> all(${ids}::uuid[]) and held_until is not null`);
  await db.run(sql`
    insert into marking.marker (school_id, project_id, item_id, part, person_id, quota, is_third)
    select ${schoolId}, ${projectId}, ${itemId}, ${part}, given.* from unnest(${ids}::uuid[],
      ${markers.map(({ quota }) => quota ?? null)}::int4[], ${markers.map(({ isThird }) => isThird === true)}::bool[]) as given
    on conflict (school_id, project_id, item_id, part, person_id) do update
    set quota = excluded.quota, is_third = excluded.is_third, is_stopped = false`);
}
