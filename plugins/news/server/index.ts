import { Audit } from 'edutech/core/server/audit/audit';
import { Catalogue } from 'edutech/core/server/catalogue';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { forgetVisits } from 'edutech/core/server/figures/visits';
import { Files } from 'edutech/core/server/files/files';
import { RosterFootprints } from 'edutech/core/server/organisation/rosters/footprints';
import { Grants } from 'edutech/core/server/permissions/grants';
import { LogLinks } from 'edutech/core/server/audit/log-links';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { SearchIndex, SearchSources } from 'edutech/core/server/search/search-index';
import { Settings } from 'edutech/core/server/settings/settings';
import { Switches } from 'edutech/core/server/switches';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import * as api from '../api';
import plugin from '../plugin';
import { routes } from '../routes';
import { administration } from './admin/administration';
import { newsFootprint } from './admin/footprints.queries';
import { homeSource } from './admin/waiting/home-source';
import { sweepDrafts } from './admin/sweep-drafts';
import { visitTables } from './articles.queries';
import {
  countOpenings,
  feed,
  listArticles,
  listHeadlines,
  listReadSites,
  listTypes,
  showArticle,
} from './articles.routes';
import { demo } from './demo';
import { articlesToFind } from './search-source.queries';

export default definePluginServer(plugin, {
  api,
  deps: {
    settings: Settings,
    texts: Texts,
    database: Database,
    clock: Clock,
    audit: Audit,
    files: Files,
    grants: Grants,
    catalogue: Catalogue,
    switches: Switches,
    search: SearchIndex,
  },
  demo,
  setup: ({ settings, texts, database, clock, ...rest }, options) => ({
    handlers: {
      newsTypes: listTypes,
      newsList: listArticles,
      newsHeadlines: listHeadlines,
      newsDetail: showArticle,
      newsFeed: feed(settings, (language) => ({
        title: language === 'en' ? settings.platformNameEn : settings.platformName,
        description: texts.say(language, 'news.list.title'),
      })),
      newsOpened: countOpenings,
      newsSites: listReadSites,
      ...administration({ ...rest, database }, options),
    },
    provides: [
      contribute(RosterFootprints, newsFootprint),
      contribute(SearchSources, articlesToFind),
      contribute(LogLinks, { article: (id) => routes.review.to({ id }) }),
      contribute(HomeSource, homeSource(texts)),
    ],
    jobs: [
      forgetVisits('news.forgetVisits', '17 3 * * *', visitTables, { database, clock }),
      sweepDrafts({ database, clock }),
    ],
  }),
});
