import type { Id } from 'edutech/core/common/ids';
import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

interface CityHomework {
  readonly termId: Id;
  /** Schools whose homework is written by hand. */
  readonly without: readonly Id[];
  /** Days of the deadlines, all past. */
  readonly days: readonly Day[];
}

/** A number below `most` that is the same in every demo city. */
const dice = (key: string, most: number) => sql`(abs(hashtext(concat(${sql.raw(key)}))) % ${sql.raw(String(most))})`;

/**
 * Homework of the other schools of the city: one or two subjects a day, assigned the day before in the lessons, due in the evening.
 * Most students submit. It has no questions, since nobody opens it: it is there to be counted.
 */
export async function insertCityHomework(db: Db, { termId, without, days }: CityHomework): Promise<void> {
  await db.run(sql`
    with given as (
      select c.school_id, c.id as class_id, c.grade_id, g.number as grade, k.subject_id, k.person_id, d.day, k.nth,
        md5(concat(c.id, k.subject_id, d.day))::uuid as id,
        case when g.number < 3 then 0 when g.number < 7 then 14 + ${dice("c.id, d.day, k.nth, 'm'", 24)}
          else 22 + ${dice("c.id, d.day, k.nth, 'm'", 30)} end as minutes
      from core.class c
      join core.grade g on g.id = c.grade_id
      cross join unnest(${[...days]}::date[]) as d (day)
      join lateral (
        select t.subject_id, t.person_id, row_number() over (order by hashtext(concat(t.subject_id, d.day))) as nth
        from core.class_teacher t where t.school_id = c.school_id and t.class_id = c.id and t.term_id = ${termId}) k
        on k.nth <= 1 + ${dice('c.id, d.day', 3)}
      where c.school_id <> all(${[...without]}::uuid[]) and g.number > 2
    ), homework as (
      insert into work.homework (school_id, id, owner_id, title, kind, subject_id, grade_id, minutes, minutes_by_hand, created_at,
        changed_at, published_at)
      select g.school_id, g.id, g.person_id, s.name || '练习', 0, g.subject_id, g.grade_id, g.minutes, true, at, at, at
      from given g join core.subject s on s.id = g.subject_id
      cross join lateral (select (g.day - 1 + time '15:00') at time zone ${cityTimeZone} as at) moment
    )
    insert into work.assignment (school_id, id, homework_id, class_id, subject_id, starts_at, due_at, release, rounds, ai_rule,
      counts, minutes, published_by, published_at, closed_at)
    select school_id, id, id, class_id, subject_id, at, at + interval '29 hours', 0, 0, 'none', false, minutes, person_id, at,
      at + interval '30 hours'
    from given cross join lateral (select (day - 1 + time '15:00') at time zone ${cityTimeZone} as at) moment`);
  await db.run(sql`
    insert into work.attempt (school_id, id, assignment_id, person_id, tier, state, opened_at, submitted_at, points)
    select a.school_id, md5(concat(a.id, m.person_id))::uuid, a.id, m.person_id, 0, case when is_in then 3 else 0 end,
      case when is_in then at end, case when is_in then at end, case when is_in then 0 end
    from work.assignment a
    join core.class_member m on m.school_id = a.school_id and m.class_id = a.class_id and m.term_id = ${termId}
    cross join lateral (select ${dice("a.id, m.person_id, 'in'", 100)} < 60 + ${dice("a.class_id, 'in'", 38)} as is_in,
      a.due_at - (interval '1 minute' * ${dice('a.id, m.person_id', 240)}) as at) standing
    where a.school_id <> all(${[...without]}::uuid[]) and a.closed_at is not null`);
}

export const selectAssignmentIds = (db: Db, without: readonly Id[]) =>
  db.all<{ schoolId: Id; id: Id }>(sql`
    select school_id, id from work.assignment where school_id <> all(${[...without]}::uuid[])`);
