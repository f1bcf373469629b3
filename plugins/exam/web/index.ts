import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openExamResult } from './alerts';

export default definePluginWeb(plugin, {
  pages: {
    create: () => import('./composer/CreatePage'),
    publish: () => import('./publish/PublishPage'),
    held: () => import('./invigilate/HeldPage'),
    invigilate: () => import('./invigilate/InvigilatePage'),
    seats: () => import('./invigilate/SeatsPage'),
    studentList: () => import('./sitting/list/MyExamsPage'),
    sitting: () => import('./sitting/SittingPage'),
  },
  blocks: {},
  handlers: { openExamResult },
});
