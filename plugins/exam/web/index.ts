import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openExamResult } from './alerts';

export default definePluginWeb(plugin, {
  pages: { analyze: () => import('./analysis/AnalyzePage') },
  blocks: {},
  handlers: { openExamResult },
});
