import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openMarking } from './alerts';

export default definePluginWeb(plugin, {
  pages: {
    answerSheet: () => import('./sheet/AnswerSheetPage'),
    scans: () => import('./scans/ScansPage'),
    list: () => import('./projects/ListPage'),
    create: () => import('./projects/CreatePage'),
    mark: () => import('./marking/MarkPage'),
    board: () => import('./board/BoardPage'),
  },
  blocks: { ownAppeals: () => import('./appeals/OwnAppealsBlock') },
  handlers: { openMarking },
});
