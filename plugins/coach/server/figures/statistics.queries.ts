import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { isTaught, type Teaching } from '../desk/taught.queries';

/** Rows of a list of figures. */
const mostRows = 20;

const counted = (teaching: Teaching, since: Date): Query<boolean> =>
  sql`r.school_id = ${teaching.schoolId}::uuid and r.asked_at >= ${since} and r.removed_at is null and r.state < 3
    and ${isTaught(teaching, sql`r.class_id`, sql`r.subject_id`)}`;

/** Minutes until the first answer; questions that found an answer at once are left out. */
const median = sql`percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.asked_at) / 60)
  filter (where r.answered_at > r.asked_at)`;

export const selectTotals = (db: Db, teaching: Teaching, since: Date) =>
  db.one<{
    asked: number;
    people: number;
    answered: number;
    understood: number;
    found: number;
    minutes: number | null;
    onTime: number | null;
  }>(sql`
    select count(*)::int as asked, count(distinct r.person_id)::int as people,
      count(*) filter (where r.answered_at is not null)::int as answered, count(*) filter (where r.state = 2)::int as understood,
      count(*) filter (where r.answered_at = r.asked_at)::int as found, ${median}::float8 as minutes,
      (avg((r.answered_at <= r.expected_at)::int) filter (where r.answered_at > r.asked_at))::float8 as on_time
    from coach.request r where ${counted(teaching, since)}`);

export const selectRungs = (db: Db, teaching: Teaching, since: Date) =>
  db.all<{ rung: number; count: number }>(sql`
    select v.rung, count(*)::int as count
    from coach.hint_view v join coach.item i on i.school_id = v.school_id and i.id = v.item_id
    where v.school_id = ${teaching.schoolId}::uuid and v.seen_at >= ${since}
      and ${isTaught(teaching, sql`v.class_id`, sql`i.subject_id`)}
    group by v.rung order by v.rung`);

export const selectDays = (db: Db, teaching: Teaching, since: Date) =>
  db.all<{ day: string; asked: number; answered: number }>(sql`
    select to_char(r.asked_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as asked,
      count(*) filter (where r.answered_at is not null)::int as answered
    from coach.request r where ${counted(teaching, since)} group by 1 order by 1`);

export const selectClasses = (db: Db, teaching: Teaching, since: Date) =>
  db.all<{
    classId: Id;
    className: string;
    asked: number;
    people: number;
    answered: number;
    minutes: number | null;
  }>(sql`
    select r.class_id, c.name as class_name, count(*)::int as asked, count(distinct r.person_id)::int as people,
      count(*) filter (where r.answered_at is not null)::int as answered, ${median}::float8 as minutes
    from coach.request r join core.class c on c.school_id = r.school_id and c.id = r.class_id
    where ${counted(teaching, since)} group by r.class_id, c.name order by count(*) desc, c.name, r.class_id`);

export const selectPoints = (db: Db, teaching: Teaching, since: Date) =>
  db.all<{ pointId: Id; asked: number; people: number }>(sql`
    select point as point_id, count(*)::int as asked, count(distinct r.person_id)::int as people
    from coach.request r join coach.item i on i.school_id = r.school_id and i.id = r.item_id
    cross join unnest(i.point_ids) as point
    where ${counted(teaching, since)} group by point order by count(*) desc, point limit ${mostRows}`);

export const selectMostAsked = (db: Db, teaching: Teaching, since: Date) =>
  db.all<{ itemId: Id; asked: number; people: number; answers: number; seen: number; helped: number }>(sql`
    select f.item_id, f.asked, f.people,
      (select count(*)::int from coach.answer a
        where a.school_id = f.school_id and a.item_id = f.item_id and a.removed_at is null) as answers,
      (select count(distinct x.person_id) filter (where x.seen_at is not null)::int from coach.answer_reader x
        join coach.answer a on a.school_id = x.school_id and a.id = x.answer_id
        where a.school_id = f.school_id and a.item_id = f.item_id) as seen,
      (select count(distinct x.person_id) filter (where x.helped_at is not null)::int from coach.answer_reader x
        join coach.answer a on a.school_id = x.school_id and a.id = x.answer_id
        where a.school_id = f.school_id and a.item_id = f.item_id) as helped
    from (select r.school_id, r.item_id, count(*)::int as asked, count(distinct r.person_id)::int as people
      from coach.request r where ${counted(teaching, since)} group by r.school_id, r.item_id
      order by count(distinct r.person_id) desc, r.item_id limit ${mostRows}) f
    order by f.people desc, f.item_id`);
