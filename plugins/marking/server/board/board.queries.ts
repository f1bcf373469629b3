import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { BoardMarker, BoardQuestion } from '../../api/board';
import type { ProjectKey } from '../projects/projects.queries';
import type { PartRef } from '../../model/marks/keys';

/** Hours of which pace is shown. */
const hoursOfPace = 12;

type QuestionFigures = Omit<BoardQuestion, 'label' | 'points' | 'rules' | 'steps'>;

/** Answers with their blind marks: the first two that were given. */
const pairs = ({ schoolId, projectId }: ProjectKey) => sql`
  select m.item_id, m.part, m.answer_id, m.people, abs(m.points[1] - m.points[2]) <= q.error_limit as is_agreed
  from (
    select t.item_id, t.part, t.answer_id, (array_agg(t.points order by t.first_given_at, t.id))[1:2] as points,
      (array_agg(t.person_id order by t.first_given_at, t.id))[1:2] as people
    from marking.turn t
    where t.school_id = ${schoolId} and t.project_id = ${projectId} and t.kind = 'mark' and t.points is not null
      and t.held_until is null
    group by t.item_id, t.part, t.answer_id having count(*) > 1
  ) m join marking.question q on q.school_id = ${schoolId} and q.project_id = ${projectId} and q.item_id = m.item_id
    and q.part = m.part`;

export const selectQuestionFigures = (db: Db, project: ProjectKey, now: Date) =>
  db.all<QuestionFigures>(sql`
    with pair as (${pairs(project)}), agreed as (
      select item_id, part, count(*)::int as paired, count(*) filter (where is_agreed)::int as agreed from pair group by 1, 2
    ), stand as (
      select a.item_id, a.part, count(*)::int as answers, count(*) filter (where a.state = 'done')::int as done,
        count(*) filter (where a.state = 'arbitration')::int as arbitration,
        count(*) filter (where a.state = 'problem')::int as problems,
        bool_or(a.pictures <> '[]') as has_pictures
      from marking.answer a
      where a.school_id = ${project.schoolId} and a.project_id = ${project.projectId} and not a.is_left_out group by 1, 2
    ), mark as (
      select t.item_id, t.part, avg(t.points)::float8 as mean, stddev_samp(t.points)::float8 as deviation,
        count(*) filter (where t.given_at > ${now}::timestamptz - interval '1 hour')::int as per_hour
      from marking.turn t where t.school_id = ${project.schoolId} and t.project_id = ${project.projectId}
        and t.kind = 'mark' and t.points is not null and t.held_until is null
      group by 1, 2
    )
    select q.item_id, q.part, coalesce(s.answers, 0) as answers, coalesce(s.done, 0) as done,
      coalesce(s.arbitration, 0) as arbitration, coalesce(s.problems, 0) as problems,
      case when not coalesce(s.has_pictures, false) then 'none' when q.crop_seen_at is null then 'open' else 'seen' end as crop,
      coalesce(m.per_hour, 0) as per_hour, m.mean, m.deviation, coalesce(g.paired, 0) as paired, coalesce(g.agreed, 0) as agreed
    from marking.question q
    left join stand s on s.item_id = q.item_id and s.part = q.part
    left join mark m on m.item_id = q.item_id and m.part = q.part
    left join agreed g on g.item_id = q.item_id and g.part = q.part
    where q.school_id = ${project.schoolId} and q.project_id = ${project.projectId} order by q.place`);

export const selectMarkerFigures = (db: Db, project: ProjectKey, now: Date) =>
  db.all<BoardMarker>(sql`
    with pair as (${pairs(project)}), agreed as (
      select item_id, part, person_id, count(*)::int as paired, count(*) filter (where is_agreed)::int as agreed
      from pair cross join lateral unnest(people) as person_id group by 1, 2, 3
    ), mark as (
      select t.item_id, t.part, t.person_id, count(*)::int as given, avg(t.points)::float8 as mean,
        stddev_samp(t.points)::float8 as deviation,
        percentile_cont(0.5) within group (order by t.seconds)::float8 as seconds,
        count(*) filter (where t.points = 0)::int as zeros, count(*) filter (where t.points = q.points)::int as fulls,
        count(*) filter (where t.seconds < q.least_seconds)::int as too_fast
      from marking.turn t join marking.question q on q.school_id = t.school_id and q.project_id = t.project_id
        and q.item_id = t.item_id and q.part = t.part
      where t.school_id = ${project.schoolId} and t.project_id = ${project.projectId} and t.kind = 'mark'
        and t.points is not null and t.held_until is null
      group by 1, 2, 3
    ), repeat as (
      select r.item_id, r.part, r.person_id, count(*)::int as repeated,
        count(*) filter (where r.points = m.points)::int as consistent
      from marking.turn r join marking.turn m on m.school_id = r.school_id and m.answer_id = r.answer_id
        and m.person_id = r.person_id and m.kind = 'mark'
      where r.school_id = ${project.schoolId} and r.project_id = ${project.projectId} and r.kind = 'repeat'
        and r.points is not null
      group by 1, 2, 3
    ), hour as (
      select t.item_id, t.part, t.person_id, floor(extract(epoch from ${now}::timestamptz - t.given_at) / 3600)::int as ago,
        count(*)::int as given
      from marking.turn t
      where t.school_id = ${project.schoolId} and t.project_id = ${project.projectId} and t.kind = 'mark'
        and t.given_at > ${now}::timestamptz - make_interval(hours => ${hoursOfPace}) group by 1, 2, 3, 4
    )
    select k.item_id, k.part, k.person_id, p.name, k.quota, k.is_third, k.is_stopped, coalesce(m.given, 0) as given,
      m.seconds, m.mean, m.deviation, coalesce(g.paired, 0) as paired, coalesce(g.agreed, 0) as agreed,
      coalesce(r.repeated, 0) as repeated, coalesce(r.consistent, 0) as consistent, coalesce(m.zeros, 0) as zeros,
      coalesce(m.fulls, 0) as fulls, coalesce(m.too_fast, 0) as too_fast,
      array(select coalesce(h.given, 0) from generate_series(${hoursOfPace - 1}::int, 0, -1) as ago (ago)
        left join hour h on h.item_id = k.item_id and h.part = k.part and h.person_id = k.person_id and h.ago = ago.ago
        order by ago.ago desc) as pace
    from marking.marker k join core.person p on p.id = k.person_id
    left join mark m on m.item_id = k.item_id and m.part = k.part and m.person_id = k.person_id
    left join agreed g on g.item_id = k.item_id and g.part = k.part and g.person_id = k.person_id
    left join repeat r on r.item_id = k.item_id and r.part = k.part and r.person_id = k.person_id
    where k.school_id = ${project.schoolId} and k.project_id = ${project.projectId} order by p.name, p.id`);

export const selectHours = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<{ at: Date; count: number }>(sql`
    select date_trunc('hour', t.given_at) as at, count(*)::int as count from marking.turn t
    where t.school_id = ${schoolId} and t.project_id = ${projectId} and t.given_at is not null
    group by 1 order by 1 desc limit 12`);

export const countScripts = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.one<{ expected: number; arrived: number; absent: number }>(sql`
    select count(*) filter (where state = 'expected')::int as expected,
      count(*) filter (where state = 'arrived')::int as arrived, count(*) filter (where state = 'absent')::int as absent
    from marking.script where school_id = ${schoolId} and project_id = ${projectId}`);

export const countOpenAppeals = async (db: Db, schoolId: Id, examId: Id): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from marking.appeal
      where school_id = ${schoolId} and exam_id = ${examId} and state = 'open'`)
  ).count;

/** A row of a leader's list. */
export interface ListedRow extends PartRef {
  readonly answerId: Id;
  readonly code: string;
  readonly label: string;
  readonly state: 'waiting' | 'arbitration' | 'problem' | 'done';
  readonly points: number | null;
  readonly of: number;
  readonly step: number;
  readonly marks: readonly number[];
  readonly problem: string | null;
  readonly since: Date | null;
  readonly isSeen: boolean;
  readonly content: unknown;
  readonly pictures: readonly { readonly fileId: Id; readonly width: number; readonly height: number }[];
}

const listed = sql`
  select a.id as answer_id, a.item_id, a.part, s.code, q.label, a.state, a.points::float8 as points, q.points::float8 as of,
    q.step::float8 as step, a.content, a.pictures, a.decided_at as since,
    coalesce((select array_agg(t.points::float8 order by t.first_given_at, t.id) from marking.turn t
      where t.school_id = a.school_id and t.answer_id = a.id and t.kind = 'mark' and t.points is not null
        and t.held_until is null), '{}') as marks,
    (select t.problem from marking.turn t where t.school_id = a.school_id and t.answer_id = a.id and t.problem is not null
      order by t.given_at limit 1) as problem,
    exists (select from marking.mark_event e where e.school_id = a.school_id and e.answer_id = a.id
      and e.act in ('look', 'decide')) as is_seen
  from marking.answer a
  join marking.script s on s.school_id = a.school_id and s.id = a.script_id
  join marking.question q on q.school_id = a.school_id and q.project_id = a.project_id and q.item_id = a.item_id
    and q.part = a.part`;

const most = 200;

const isIn = {
  asking: sql`a.state in ('arbitration', 'problem')`,
  zeros: sql`a.state = 'done' and a.points = 0`,
  fulls: sql`a.state = 'done' and a.points = q.points and q.points > 4`,
  spot: sql`a.state = 'done' and abs(hashtext(a.id::text)) % 100 < q.spot_share`,
  examples: sql`exists (select from marking.turn t where t.school_id = a.school_id and t.answer_id = a.id
    and cardinality(t.flags) > 0)`,
} as const;

export const selectListed = (db: Db, { schoolId, projectId }: ProjectKey, which: keyof typeof isIn) =>
  db.all<ListedRow>(sql`
    ${listed} where a.school_id = ${schoolId} and a.project_id = ${projectId} and not a.is_left_out and ${isIn[which]}
    order by is_seen, a.decided_at, a.id limit ${most}`);

/** Else 404 `marking.error.noAnswer`. */
export const selectListedAnswer = (db: Db, { schoolId, projectId }: ProjectKey, answerId: Id) =>
  db.one<ListedRow>(
    sql`${listed} where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.id = ${answerId}`,
    'marking.error.noAnswer',
  );

export interface GivenRow {
  readonly turnId: Id;
  readonly personId: Id;
  readonly name: string;
  readonly points: number | null;
  readonly steps: readonly number[];
  readonly flags: readonly string[];
  readonly problem: string | null;
  readonly note: string;
  readonly seconds: number;
}

export const selectGiven = (db: Db, { schoolId }: ProjectKey, answerId: Id) =>
  db.all<GivenRow>(sql`
    select t.id as turn_id, t.person_id, p.name, t.points::float8 as points, t.steps::float8[] as steps, t.flags, t.problem,
      t.note, t.seconds::float8 as seconds
    from marking.turn t join core.person p on p.id = t.person_id
    where t.school_id = ${schoolId} and t.answer_id = ${answerId} and t.kind = 'mark' and t.first_given_at is not null
    order by t.first_given_at, t.id`);
