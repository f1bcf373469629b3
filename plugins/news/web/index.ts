import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./list/ListPage'),
    detail: () => import('./article/DetailPage'),
    admin: () => import('./admin/list/NewsListPage'),
    write: () => import('./admin/write/WritePage'),
    review: () => import('./admin/review/ReviewPage'),
    versions: () => import('./admin/versions/VersionsPage'),
    channels: () => import('./admin/lists/ChannelsPage'),
    words: () => import('./admin/lists/WordsPage'),
  },
  blocks: {
    headlines: () => import('./headlines/HeadlinesBlock'),
  },
});
