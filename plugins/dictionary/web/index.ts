import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./teacher/list/ListPage'),
    create: () => import('./teacher/create/CreatePage'),
    publish: () => import('./teacher/create/PublishPage'),
    monitor: () => import('./teacher/monitor/MonitorPage'),
    library: () => import('./teacher/library/LibraryPage'),
    wordsAdd: () => import('./teacher/library/WordsAddPage'),
    view: () => import('./teacher/view/ViewPage'),
    studentList: () => import('./student/list/ListPage'),
    myWords: () => import('./student/words/MyWordsPage'),
    practise: () => import('./student/practise/PractisePage'),
  },
  blocks: {},
  handlers: {},
});
