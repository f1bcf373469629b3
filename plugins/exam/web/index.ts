import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openExamResult } from './alerts';

export default definePluginWeb(plugin, {
  pages: { create: () => import('./composer/CreatePage'), auto: () => import('./auto/AutoPage') },
  blocks: {},
  handlers: { openExamResult },
});
