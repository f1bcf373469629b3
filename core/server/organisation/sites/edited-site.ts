import { notFound } from '../../../common/errors';
import type { Id } from '../../../common/ids';
import type { Language } from '../../../common/languages';
import type { Site } from '../../../common/organisation/sites';
import type { Db } from '../../data/db';
import { selectEdits, selectOptionalSite, selectSiteIds } from './sites.queries';

/**
 * The site that somebody wants to work on (`null`: the city's); 404 `core.organisation.noSite` when it is not one of
 * his.
 */
export async function editedSite(db: Db, siteId: Id | undefined, language: Language): Promise<Site | null> {
  const site = siteId ? await selectOptionalSite(db, siteId, language) : null;
  if (site === undefined || !(await selectEdits(db, site))) throw notFound('core.organisation.noSite');
  return site;
}

/** The sites whose own things a reader of this one gets beside the city's; 404 when there is no such site. */
export async function readSiteIds(db: Db, siteId: Id | undefined): Promise<readonly Id[]> {
  const siteIds = siteId ? await selectSiteIds(db, siteId) : [];
  if (!siteIds) throw notFound('core.organisation.noSite');
  return siteIds;
}
