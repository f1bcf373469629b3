import type { Language } from 'edutech/core/common/languages';
import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

/** How often lessons were opened since a moment, and the one that was opened most. */
export const selectOpenings = (db: Db, from: Date, language: Language) =>
  db.one<{ count: number; most: string | null }>(sql`
    select coalesce(sum(of.count), 0) as count,
      (array_agg(${language === 'en' ? sql`coalesce(nullif(r.name_en, ''), r.name)` : sql`r.name`} order by of.count desc, r.id))[1] as most
    from (select o.resource_id, count(*) as count from air.opening o where o.opened_at >= ${from} group by 1) of
    join air.resource r on r.id = of.resource_id`);

/** How often lessons were opened on each day since a moment. */
export const selectOpeningDays = (db: Db, from: Date) =>
  db.all<{ day: Day; count: number }>(sql`
    select (o.opened_at at time zone ${cityTimeZone})::date::text as day, count(*) as count
    from air.opening o where o.opened_at >= ${from} group by 1`);

/** How many lessons are on air on each weekday of a week that holds a day of a term, and for how many grades. */
export const selectOnAir = (db: Db, day: Day) =>
  db.all<{ weekday: number; count: number; grades: number }>(sql`
    select s.weekday, count(*) as count, count(distinct s.grade_id) as grades
    from air.slot s join core.term t on t.id = s.term_id
    where s.is_published and ${day}::date between t.starts_on and t.ends_on
      and s.week = (${day}::date - date_trunc('week', t.starts_on)::date) / 7 + 1
    group by 1`);
