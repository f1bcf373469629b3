import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import Type from 'typebox';
import * as api from '../api';
import plugin from '../plugin';
import { deleteVisitsBefore } from './articles.queries';
import { countOpenings, feed, listArticles, listHeadlines, listTypes, showArticle } from './articles.routes';
import { demo } from './demo';

const dayMilliseconds = 86_400_000;

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
    jobs: [
      {
        name: 'news.forgetVisits',
        payload: Type.Object({}),
        schedule: '17 3 * * *',
        run: async () => {
          const before = new Date(clock.now().getTime() - dayMilliseconds);
          await database.write(asSystem('visits are kept for a day'), (db) => deleteVisitsBefore(db, before));
        },
      },
    ],
  }),
});
