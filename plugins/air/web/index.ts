import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./portal/AirListPage'),
    detail: () => import('./portal/AirDetailPage'),
  },
  blocks: {
    newest: () => import('./blocks/NewestBlock'),
    teacherNewest: () => import('./blocks/HomeNewestBlock'),
    studentNewest: () => import('./blocks/HomeNewestBlock'),
  },
});
