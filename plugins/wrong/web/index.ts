import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./teacher/ClassPage'),
    studentList: () => import('./student/CollectionPage'),
  },
  blocks: { words: () => import('./shared/WordsBlock') },
});
