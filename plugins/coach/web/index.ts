import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./desk/QueuePage'),
    detail: () => import('./desk/DeskPage'),
    monitor: () => import('./figures/MonitorPage'),
    statistics: () => import('./figures/StatisticsPage'),
    questions: () => import('./set/OwnSetPage'),
    studentList: () => import('./student/MyRequestsPage'),
    studentDetail: () => import('./student/ItemPage'),
  },
  blocks: {
    askWork: () => import('./student/blocks/AskAtItem'),
    askWrong: () => import('./student/blocks/AskAtItem'),
    askExam: () => import('./student/blocks/AskAtExam'),
  },
});
