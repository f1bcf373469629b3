import { definePlugin } from 'edutech/core/common/plugin';
import { students, teachers } from './model/people';

export default definePlugin({
  id: 'guide',
  requires: ['textbook', 'media', 'library', 'questions', 'writing', 'print'],
  optional: ['home', 'coach', 'wrong', 'situation', 'statistics', 'exam', 'resource'],
  permissions: {
    guide_book_tea: {
      title: 'guide.permission.teacher',
      actions: ['add', 'delete', 'move', 'share', 'download', 'exam'],
      grantedTo: ['teacher'],
    },
    guide_book_stu: { title: 'guide.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/guide', redirect: 'list' },
    list: {
      path: '/guide/list',
      title: 'guide.list.title',
      access: teachers,
      optionalQuery: ['tab', 'open', 'from'],
    },
    detail: {
      path: '/guide/detail',
      title: 'guide.detail.title',
      access: teachers,
      parent: 'list',
      query: ['id'],
      optionalQuery: ['block', 'add'],
    },
    monitor: {
      path: '/guide/monitor',
      title: 'guide.monitor.title',
      access: teachers,
      parent: 'list',
      query: ['id'],
      optionalQuery: ['block'],
    },
    cq: {
      path: '/guide/cq',
      title: 'guide.cq.title',
      access: teachers,
      parent: 'list',
      query: ['id'],
      optionalQuery: ['block', 'draft', 'type'],
    },
    present: {
      path: '/guide/present',
      title: 'guide.present.title',
      access: teachers,
      parent: 'list',
      layout: 'bare',
      query: ['id'],
    },
    remote: {
      path: '/guide/remote',
      title: 'guide.remote.title',
      access: teachers,
      parent: 'list',
      layout: 'bare',
      query: ['id'],
    },
    studentRoot: { path: '/st-guide', redirect: 'studentList' },
    studentList: { path: '/st-guide/list', title: 'guide.studentList.title', access: students, offline: true },
    studentDetail: {
      path: '/st-guide/detail',
      title: 'guide.studentDetail.title',
      access: students,
      parent: 'studentList',
      offline: true,
      query: ['id'],
    },
  },
  modules: [
    { id: 'guide', title: 'guide.menu', icon: 'BookOpen', audience: 'teacher', route: 'list', needsTextbook: true },
    { id: 'st-guide', title: 'guide.menu.stGuide', icon: 'BookOpen', audience: 'student', route: 'studentList' },
  ],
});
