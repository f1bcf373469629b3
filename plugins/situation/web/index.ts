import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    view: () => import('./teacher/ClassPage'),
    studentView: () => import('./student/OwnPage'),
  },
  blocks: {},
});
