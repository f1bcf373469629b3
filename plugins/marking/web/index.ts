import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openMarking } from './alerts';

export default definePluginWeb(plugin, {
  pages: { answerSheet: () => import('./sheet/AnswerSheetPage'), scans: () => import('./scans/ScansPage') },
  blocks: {},
  handlers: { openMarking },
});
