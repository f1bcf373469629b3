import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import { edited } from '../articles/articles.queries';

const at = sql`coalesce(case when a.state = 'published' then a.published_at end, a.publish_at)`;
const local = sql`(${at} at time zone ${cityTimeZone})`;

/** Articles that the caller may edit and that appeared, or are to appear, on each day: how many, and the first of them. */
export const selectPublishedDays = (db: Db, from: Day, to: Day) =>
  db.all<{ day: Day; count: number; waiting: number; time: string; title: string; titleEn: string }>(sql`
    select ${local}::date::text as day, count(*) as count, count(*) filter (where a.state <> 'published') as waiting,
      to_char(min(${local}), 'HH24:MI') as time,
      (array_agg(a.title order by ${at}, a.id))[1] as title,
      (array_agg(a.title_en order by ${at}, a.id))[1] as title_en
    from news.article a
    where a.removed_at is null and a.state not in ('draft', 'withdrawn') and ${edited}
      and ${at} >= (${from}::date)::timestamp at time zone ${cityTimeZone}
      and ${at} < (${to}::date + 1)::timestamp at time zone ${cityTimeZone}
    group by 1`);
