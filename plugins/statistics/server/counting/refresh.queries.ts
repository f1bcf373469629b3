import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { cityMoment } from 'edutech/core/common/time/periods';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { FigureSource, LoadSource } from '../../api';
import { noClass } from './acts.queries';

interface Grade {
  readonly schoolId: Id;
  readonly grade: number;
}

/** Grades of schools that have classes this year. */
const selectGrades = (db: Db, day: Day) =>
  db.all<Grade>(sql`
    select distinct c.school_id, g.number as grade from core.class c
    join core.grade g on g.id = c.grade_id
    join core.school_year y on y.id = c.school_year_id and ${day}::date between y.starts_on and y.ends_on`);

/** Replaces the homework minutes of these days by what the source has now. */
export async function refreshLoads(
  db: Db,
  source: LoadSource,
  { today, from, to }: { readonly today: Day; readonly from: Day; readonly to: Day },
): Promise<void> {
  const grades = await selectGrades(db, today);
  const limits = grades.map(({ schoolId, grade }) => source.limit(schoolId, grade));
  await db.run(sql`delete from statistics.class_load where day between ${from}::date and ${to}::date`);
  await db.run(sql`
    insert into statistics.class_load (school_id, day, class_id, subject_id, grade, minutes, most)
    select m.school_id, m.day, m.class_id, coalesce(m.subject_id, ${noClass}::uuid), g.number, least(m.minutes, 1440), l.most
    from (${source.minutes({ from, to }) as Query}) m
    join core.class c on c.school_id = m.school_id and c.id = m.class_id
    join core.grade g on g.id = c.grade_id
    left join unnest(${grades.map(({ schoolId }) => schoolId)}::uuid[], ${grades.map(({ grade }) => grade)}::int2[],
      ${limits}::int2[]) as l (school_id, grade, most) on l.school_id = m.school_id and l.grade = g.number`);
}

/** People and classes of schools: of whom shares are. */
const places = (day: Day): Query => sql`
  select p.school_id, 'people.teacher' as kind, count(distinct p.person_id)::int as value
  from core.post p join core.person h on h.id = p.person_id and h.disabled_at is null
  where p.ended_at is null and p.school_id is not null and p.role_type in (${roleTypes.teacher}, ${roleTypes.headTeacher},
    ${roleTypes.principal}, ${roleTypes.gradeDirector}, ${roleTypes.subjectLeader}) and h.category = 2
  group by 1
  union all
  select m.school_id, 'people.student', count(distinct m.person_id)::int
  from core.class_member m join core.term t on t.id = m.term_id and ${day}::date between t.starts_on and t.ends_on
  group by 1
  union all
  select c.school_id, 'people.class', count(*)::int
  from core.class c join core.school_year y on y.id = c.school_year_id and ${day}::date between y.starts_on and y.ends_on
  group by 1`;

/** How much there is today, of all sources. */
export async function refreshStocks(db: Db, sources: readonly FigureSource[], today: Day): Promise<void> {
  const all = sources
    .flatMap((source) => (source.stocks ? [source.stocks() as Query] : []))
    .reduce((found, one) => sql`${found} union all ${one}`, places(today));
  await db.run(sql`delete from statistics.stock where day = ${today}::date`);
  await db.run(sql`
    insert into statistics.stock (school_id, day, kind, value)
    select school_id, ${today}::date, kind, sum(value)::int from (${all}) found where school_id is not null group by 1, 3`);
}

/** Teachers and students who signed in on a day, from the audit log; once it is over, again for its last minutes. */
export async function refreshSignIns(db: Db, day: Day): Promise<void> {
  const from = cityMoment(day, '00:00');
  await db.run(sql`
    insert into statistics.stock (school_id, day, kind, value)
    select r.school_id, ${day}::date, 'people.signedIn', count(distinct r.person_id)::int
    from core.audit_record r
    join core.person p on p.id = r.person_id and p.category in (${categories.teacher}, ${categories.student})
    where r.act = 'session.login' and r.created_at >= ${from} and r.created_at < ${from}::timestamptz + interval '1 day'
      and r.school_id is not null
    group by 1
    on conflict (school_id, day, kind) do update set value = excluded.value`);
}

export const updateRefreshed = (db: Db, now: Date) =>
  db.run(sql`
    insert into statistics.refreshed (id, at) values (1, ${now}) on conflict (id) do update set at = excluded.at`);

/** Nobody signs in to build a demo city: all who did something there had. */
export const insertDemoSignIns = (db: Db) =>
  db.run(sql`
    insert into statistics.stock (school_id, day, kind, value)
    select school_id, day, 'people.signedIn', sum(people)::int from statistics.daily
    where kind in ('teacher', 'student') and class_id = ${noClass}::uuid group by 1, 2
    on conflict (school_id, day, kind) do update set value = excluded.value`);
