import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';

interface DayRow {
  readonly day: Day;
  readonly exams: number;
  readonly schools: number;
  /** Title and grade of the first one. */
  readonly title: string;
  readonly grade: string;
  readonly time: string;
}

const local = sql`(e.starts_at at time zone ${cityTimeZone})`;

/** Exams of each day of a week that were not withdrawn. */
export const selectExamDays = (db: Db, from: Day, to: Day, schoolIds: readonly Id[] | null, language: Language) =>
  db.all<DayRow>(sql`
    select ${local}::date::text as day, count(*) as exams, count(distinct e.school_id) as schools,
      (array_agg(e.title order by e.starts_at, e.id))[1] as title,
      (array_agg(${inLanguage('g', language)} order by e.starts_at, e.id))[1] as grade,
      to_char(min(${local}), 'HH24:MI') as time
    from exam.exam e join core.grade g on g.id = e.grade_id
    where e.withdrawn_at is null and e.starts_at >= (${from}::date)::timestamp at time zone ${cityTimeZone}
      and e.starts_at < (${to}::date + 1)::timestamp at time zone ${cityTimeZone}
      and (${schoolIds === null} or e.school_id = any (${schoolIds ?? []}::uuid[]))
    group by 1`);
