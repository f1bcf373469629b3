import type { Audit } from 'edutech/core/server/audit/audit';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Files } from 'edutech/core/server/files/files';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { Switches } from 'edutech/core/server/switches';
import type { ReviewOptions } from '../../model/articles/sites';
import { act } from './articles/acts.routes';
import { check, examineWith } from './articles/check';
import { comment, settleComment } from './articles/comments.routes';
import { listSites, listVersions, listWork, showWork } from './articles/list.routes';
import { copy, create, save, upload } from './articles/writing.routes';
import { dropChannel, keepChannel, listChannels, sortChannels } from './lists/channels.routes';
import { inheritAgain, keepSiteChannel } from './lists/site-channels.routes';
import { dropWords, keepWords, showWords } from './lists/words.routes';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly catalogue: Catalogue;
  readonly switches: Switches;
  readonly search: SearchIndex;
}

/** The handlers of news administration, by endpoint. */
export function administration({ audit, files, catalogue, switches, search }: Parts, options: ReviewOptions) {
  const examine = examineWith(catalogue, switches);
  return {
    adminArticles: listWork(options),
    adminArticle: showWork(options),
    adminSites: listSites,
    articleVersions: listVersions,
    createArticle: create,
    saveArticle: save(options),
    copyArticles: copy(audit),
    uploadPicture: upload(files),
    actOnArticles: act({ audit, options, examine, search }),
    checkArticle: check(examine),
    addComment: comment,
    changeComment: settleComment,
    adminChannels: listChannels,
    saveChannel: keepChannel(audit),
    saveSiteChannel: keepSiteChannel(audit),
    inheritChannel: inheritAgain(audit),
    orderChannels: sortChannels,
    removeChannel: dropChannel(audit),
    listWords: showWords,
    addWords: keepWords(audit),
    removeWords: dropWords(audit),
  };
}
