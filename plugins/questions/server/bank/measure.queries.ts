import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';

/** Students with results since then, in the order of their ids. */
export const selectStudentsSince = async (db: Db, since: Date, after: Id | null, most: number): Promise<Id[]> =>
  (
    await db.all(sql<{ id: Id }>`
      select distinct person_id as id from questions.result
      where noted_at >= ${since} and (${after}::uuid is null or person_id > ${after}::uuid) order by 1 limit ${most}`)
  ).map(({ id }) => id);

/** Recalculates the ability of students in each subject. Answers before this moment are too old. */
export const upsertAbilities = (db: Db, personIds: readonly Id[], from: Date): Promise<number> =>
  db.run(sql`
    insert into questions.ability (school_id, person_id, subject_id, results, points, of)
    select r.school_id, r.person_id, q.subject_id, count(*), sum(r.points), sum(r.of)
    from questions.result r join questions.question q on q.id = r.question_id
    where r.person_id = any(${personIds}::uuid[]) and r.answered_at >= ${from}
    group by 1, 2, 3
    on conflict (school_id, person_id, subject_id) do update
      set results = excluded.results, points = excluded.points, of = excluded.of`);

/** Questions with results that were not measured yet, in the order of their ids. */
export const selectToMeasure = async (db: Db, since: Date, after: Id | null, most: number): Promise<Id[]> =>
  (
    await db.all(sql<{ id: Id }>`
      select distinct r.question_id as id from questions.result r
      where r.noted_at >= ${since} and (${after}::uuid is null or r.question_id > ${after}::uuid)
        and not exists (select from questions.measure m where m.question_id = r.question_id and m.version = r.version
          and m.part = r.part and m.measured_at > r.noted_at)
      order by 1 limit ${most}`)
  ).map(({ id }) => id);

/** The first answer of each student to each part: who meets a question again has seen it before. */
const firstAnswers = (ids: readonly Id[]): Query => sql`
  select distinct on (question_id, version, part, school_id, person_id)
    question_id, version, part, school_id, person_id, points, of, seconds
  from questions.result where question_id = any(${ids}::uuid[])
  order by question_id, version, part, school_id, person_id, answered_at`;

/** Writes the figures of each part of each version. */
export const upsertMeasures = (db: Db, ids: readonly Id[], now: Date): Promise<number> =>
  db.run(sql`
    insert into questions.measure (question_id, version, part, answered, facility, seconds, measured_at)
    select question_id, version, part, count(*), least(1, sum(points) / sum(of)),
      round(percentile_cont(0.5) within group (order by seconds)), ${now}
    from (${firstAnswers(ids)}) first group by 1, 2, 3
    on conflict (question_id, version, part) do update set answered = excluded.answered, facility = excluded.facility,
      seconds = excluded.seconds, measured_at = excluded.measured_at`);

/**
 * Writes the figures of questions: of the newest version that enough students have answered, since a changed version is
 * another question. Best and weakest students are determined by their other results in the subject.
 */
export const updateMeasured = (db: Db, ids: readonly Id[], fewest: number): Promise<number> =>
  db.run(sql`
    with student as (
      select question_id, version, school_id, person_id, sum(points)::float8 as points, sum(of)::float8 as of,
        case when count(seconds) = count(*) then sum(seconds) end as seconds
      from (${firstAnswers(ids)}) first group by 1, 2, 3, 4),
    chosen as (
      select distinct on (question_id) question_id, version, count(*) as answered from student
      group by 1, 2 order by question_id, (count(*) >= ${fewest}) desc, version desc),
    rated as (
      select p.question_id, c.answered, p.points, p.of, p.seconds, p.points / p.of as share,
        (a.points - p.points) / nullif(greatest(a.of - p.of, 0), 0) as elsewhere
      from student p join chosen c using (question_id, version) join questions.question q on q.id = p.question_id
      left join questions.ability a
        on a.school_id = p.school_id and a.person_id = p.person_id and a.subject_id = q.subject_id),
    ranked as (
      select *, case when elsewhere is not null
        then percent_rank() over (partition by question_id, elsewhere is null order by elsewhere) end as place
      from rated),
    figures as (
      select question_id, min(answered) as answered, least(1, sum(points) / sum(of)) as facility,
        percentile_cont(0.5) within group (order by seconds) filter (where seconds is not null) as seconds,
        count(seconds) as timed, count(elsewhere) as compared, corr(share, elsewhere) as correlation,
        avg(share) filter (where place >= 0.73) - avg(share) filter (where place <= 0.27) as discrimination
      from ranked group by 1)
    update questions.question q set answered = f.answered,
      facility = case when f.answered >= ${fewest} then f.facility end,
      measured_seconds = case when f.timed >= ${fewest} then greatest(1, round(f.seconds)) end,
      discrimination = case when f.compared >= ${fewest} then f.discrimination end,
      correlation = case when f.compared >= ${fewest} then f.correlation end
    from figures f where q.id = f.question_id`);
