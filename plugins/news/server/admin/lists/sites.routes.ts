import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { SingleHandler } from 'edutech/core/server/plugin';
import type { adminSites, Site } from '../../../api';
import { selectEditedSites, selectEdits, selectOptionalSite } from './sites.queries';

export const listSites: SingleHandler<typeof adminSites> = ({ db, language }) => selectEditedSites(db, language);

/** The site that somebody wants to write for (`null`: the city's); not found when it is not one of his. */
export async function editedSite(db: Db, siteId: Id | undefined, language: Language): Promise<Site | null> {
  const site = siteId ? await selectOptionalSite(db, siteId, language) : null;
  if (site === undefined || !(await selectEdits(db, site))) throw notFound('news.error.noSite');
  return site;
}
