import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openExamResult } from './alerts';

export default definePluginWeb(plugin, {
  pages: {
    auto: () => import('./auto/AutoPage'),
    create: () => import('./composer/CreatePage'),
    detail: () => import('./detail/DetailPage'),
    library: () => import('./list/LibraryPage'),
    list: () => import('./list/ListPage'),
  },
  blocks: {},
  handlers: { openExamResult },
});
