import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./list/ListPage'),
    detail: () => import('./article/DetailPage'),
  },
  blocks: {
    headlines: () => import('./headlines/HeadlinesBlock'),
    teacherLatest: () => import('./headlines/LatestBlock'),
    studentLatest: () => import('./headlines/LatestBlock'),
  },
});
