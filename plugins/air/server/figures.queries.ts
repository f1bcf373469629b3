import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';

/** How often lessons were opened since a moment, and the one that was opened most. */
export const selectOpenings = (db: Db, from: Date, language: Language) =>
  db.one<{ count: number; most: string | null }>(sql`
    select coalesce(sum(of.count), 0) as count,
      (array_agg(${language === 'en' ? sql`coalesce(nullif(r.name_en, ''), r.name)` : sql`r.name`} order by of.count desc, r.id))[1] as most
    from (select o.resource_id, count(*) as count from air.opening o where o.opened_at >= ${from} group by 1) of
    join air.resource r on r.id = of.resource_id`);
