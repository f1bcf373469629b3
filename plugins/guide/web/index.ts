import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./list/ListPage'),
    detail: () => import('./editor/DetailPage'),
    cq: () => import('./editor/CqPage'),
    monitor: () => import('./monitor/MonitorPage'),
    present: () => import('./present/PresentPage'),
    remote: () => import('./present/RemotePage'),
    studentList: () => import('./student/list/ListPage'),
    studentDetail: () => import('./student/detail/DetailPage'),
  },
  blocks: {},
});
