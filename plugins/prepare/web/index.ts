import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./list/ListPage'),
    exerciseCreate: () => import('./exercise/CreatePage'),
    exerciseView: () => import('./exercise/ViewPage'),
    planView: () => import('./plan/PlanPage'),
    group: () => import('./group/GroupPage'),
  },
  blocks: {},
});
