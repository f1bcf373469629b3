import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ReadSite } from '../api';

/**
 * Counties; and of the county that is read (or whose school is), the schools that have news of their own, with the
 * school that is read in any case.
 */
export async function selectReadSites(db: Db, siteId: Id | undefined, language: Language): Promise<ReadSite[]> {
  const name = (table: string) =>
    language === 'en'
      ? sql`coalesce(nullif(${sql.ref(`${table}.name_en`)}, ''), ${sql.ref(`${table}.name`)})`
      : sql.ref(`${table}.name`);
  return db.all(sql<ReadSite>`
    select site_id, name, county_id from (
      select c.id as site_id, ${name('c')} as name, null::uuid as county_id, c.sort as county_sort, 0 as rank, 0 as sort
      from core.county c
      union all
      select s.id, ${name('s')}, s.county_id, c.sort, 1, s.sort
      from core.school s join core.county c on c.id = s.county_id
      where ${siteId ?? null}::uuid is not null
        and s.county_id = coalesce((select county_id from core.school where id = ${siteId ?? null}::uuid), ${siteId ?? null}::uuid)
        and (s.id = ${siteId ?? null}::uuid
          or exists (select from news.article a where a.site_id = s.id and a.state = 'published'))
    ) site order by rank, county_sort, sort, name`);
}
