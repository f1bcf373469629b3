import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    main: () => import('./teacher/TeacherHomePage'),
    detail: () => import('./teacher/ActivityPage'),
    studentMain: () => import('./student/StudentHomePage'),
    workbench: () => import('./staff/WorkbenchPage'),
  },
  blocks: { strip: () => import('./strip/StripBlock') },
});
