import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { forgetVisits } from 'edutech/core/server/figures/visits';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import plugin from '../plugin';
import { visitTables } from './articles.queries';
import { countOpenings, feed, listArticles, listHeadlines, listTypes, showArticle } from './articles.routes';
import { demo } from './demo';

export default definePluginServer(plugin, {
  api,
  deps: { settings: Settings, texts: Texts, database: Database, clock: Clock },
  demo,
  setup: ({ settings, texts, database, clock }) => ({
    handlers: {
      newsTypes: listTypes,
      newsList: listArticles,
      newsHeadlines: listHeadlines,
      newsDetail: showArticle,
      newsFeed: feed(settings.publicOrigin, (language) => ({
        title: language === 'en' ? settings.platformNameEn : settings.platformName,
        description: texts.say(language, 'news.list.title'),
      })),
      newsOpened: countOpenings,
    },
    jobs: [forgetVisits('news.forgetVisits', '17 3 * * *', visitTables, { database, clock })],
  }),
});
