import type { Audit } from 'edutech/core/server/audit/audit';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Files } from 'edutech/core/server/files/files';
import type { Database } from 'edutech/core/server/data/database';
import type { Grants } from 'edutech/core/server/permissions/grants';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { Switches } from 'edutech/core/server/switches';
import type { ReviewOptions } from '../../model/articles/sites';
import { act } from './articles/acts.routes';
import { check, examineWith } from './articles/check';
import { comment, resolveComment } from './articles/comments.routes';
import { listSites, listVersions, listWork, showWork } from './articles/list.routes';
import { copy, create, save, upload } from './articles/drafts.routes';
import { deleteChannelRow, saveChannelRow, listChannels, reorderChannels } from './lists/channels.routes';
import { inheritAgain, keepSiteChannel } from './lists/site-channels.routes';
import { deleteListedWords, saveWords, showWords } from './lists/words.routes';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly database: Database;
  readonly grants: Grants;
  readonly catalogue: Catalogue;
  readonly switches: Switches;
  readonly search: SearchIndex;
}

/** The handlers of news administration, by endpoint. */
export function administration(
  { audit, database, files, grants, catalogue, switches, search }: Parts,
  options: ReviewOptions,
) {
  const examine = examineWith(catalogue, switches);
  return {
    adminArticles: listWork(options),
    adminArticle: showWork(options, { database, grants }),
    adminSites: listSites,
    articleVersions: listVersions,
    createArticle: create,
    saveArticle: save(options),
    copyArticles: copy(audit),
    uploadPicture: upload(files),
    actOnArticles: act({ audit, options, examine, search }),
    checkArticle: check(examine),
    addComment: comment,
    changeComment: resolveComment,
    adminChannels: listChannels,
    saveChannel: saveChannelRow(audit),
    saveSiteChannel: keepSiteChannel(audit),
    inheritChannel: inheritAgain(audit),
    orderChannels: reorderChannels,
    removeChannel: deleteChannelRow(audit),
    listWords: showWords,
    addWords: saveWords(audit),
    removeWords: deleteListedWords(audit),
  };
}
