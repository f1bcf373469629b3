import type { Id } from '../../../common/ids';
import type { Language } from '../../../common/languages';
import type { Site } from '../../../common/organisation/sites';
import { type Db, sql } from '../../data/db';
import { inLanguage } from '../../data/in-language.queries';

/** Name of the site of a row `a`; `site_county` and `site_school` are joined by {@link joinSite}. */
export const siteName = (language: Language) =>
  sql<string>`coalesce(${inLanguage('site_school', language)}, ${inLanguage('site_county', language)},
    (select ${inLanguage('city', language)} from core.city limit 1), '')`;

export const joinSite = sql`
  left join core.county site_county on site_county.id = a.site_county_id
  left join core.school site_school on site_school.id = a.site_school_id`;

/** The sites that the connection works on: the city's, counties in their order, schools in theirs. */
export const selectEditedSites = (db: Db, language: Language): Promise<Site[]> =>
  db.all(sql<Site>`
    select site_id, level, name, county_id from (
      select null::uuid as site_id, 'city' as level, ${inLanguage('city', language)} as name, null::uuid as county_id, 0 as rank,
        0 as county_sort, 0 as sort
      from core.city where core.works_on(null, null)
      union all
      select county.id, 'county', ${inLanguage('county', language)}, null, 1, county.sort, 0
      from core.county where core.works_on(county.id, null)
      union all
      select school.id, 'school', ${inLanguage('school', language)}, school.county_id, 2, county.sort, school.sort
      from core.school join core.county on county.id = school.county_id where core.works_on(null, school.id)
    ) site order by rank, county_sort, sort, name`);

/** A site by its id, whoever works on it. */
export const selectOptionalSite = (db: Db, siteId: Id, language: Language): Promise<Site | undefined> =>
  db.maybe(sql<Site>`
    select county.id as site_id, 'county' as level, ${inLanguage('county', language)} as name, null::uuid as county_id
    from core.county where county.id = ${siteId}
    union all
    select school.id, 'school', ${inLanguage('school', language)}, school.county_id
    from core.school where school.id = ${siteId}`);

/** Where what belongs to a site is written down: in a county, in a school, or (both null) in the city. */
export const placeOfSite = (site: Site | null) => ({
  countyId: site?.level === 'county' ? site.siteId : null,
  schoolId: site?.level === 'school' ? site.siteId : null,
});

/** True when the connection works on a site. */
export async function selectEdits(db: Db, site: Site | null): Promise<boolean> {
  const { countyId, schoolId } = placeOfSite(site);
  const { edits } = await db.one(
    sql<{ edits: boolean }>`select core.works_on(${countyId}::uuid, ${schoolId}::uuid) as edits`,
  );
  return edits;
}

/** The sites that a site shows beside the city's: itself, and for a school its county's. `undefined`: no such site. */
export async function selectSiteIds(db: Db, siteId: Id): Promise<Id[] | undefined> {
  const found = await db.maybe(sql<{ countyId: Id; schoolId: Id | null }>`
    select id as county_id, null::uuid as school_id from core.county where id = ${siteId}
    union all
    select county_id, id from core.school where id = ${siteId}`);
  return found && [found.countyId, ...(found.schoolId ? [found.schoolId] : [])];
}
