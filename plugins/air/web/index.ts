import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./list/AirListPage'),
    detail: () => import('./lesson/AirDetailPage'),
    watched: () => import('./report/ReportPage'),
    questions: () => import('./questions/QuestionsPage'),
    mine: () => import('./managing/list/MyListPage'),
    manage: () => import('./managing/list/ManagePage'),
    timetable: () => import('./timetable/TimetablePage'),
    schedule: () => import('./managing/schedule/SchedulePage'),
    lesson: () => import('./managing/lesson/LessonPage'),
  },
  blocks: {
    today: () => import('./timetable/TodayBlock'),
    newest: () => import('./blocks/NewestBlock'),
    studentContinue: () => import('./watching/ContinueBlock'),
  },
});
