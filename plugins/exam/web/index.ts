import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openExamResult } from './alerts';

export default definePluginWeb(plugin, {
  pages: {
    analyze: () => import('./analysis/AnalyzePage'),
    publish: () => import('./publish/PublishPage'),
    held: () => import('./invigilate/HeldPage'),
    invigilate: () => import('./invigilate/InvigilatePage'),
    seats: () => import('./invigilate/SeatsPage'),
    studentList: () => import('./sitting/list/MyExamsPage'),
    sitting: () => import('./sitting/SittingPage'),
    auto: () => import('./auto/AutoPage'),
    create: () => import('./composer/CreatePage'),
    detail: () => import('./detail/DetailPage'),
    library: () => import('./list/LibraryPage'),
    list: () => import('./list/ListPage'),
  },
  blocks: {},
  handlers: { openExamResult },
});
