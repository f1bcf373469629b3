import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'guide_book_tea', types: ['teacher'] } as const satisfies Access;
const student = { permission: 'guide_book_stu', types: ['student'] } as const satisfies Access;

export default definePlugin({
  id: 'guide',
  requires: ['textbook'],
  optional: ['questions', 'resource'],
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
    list: { path: '/guide/list', title: 'guide.list.title', access: teacher, undeveloped: true },
    detail: { path: '/guide/detail', title: 'guide.detail.title', access: teacher, parent: 'list', undeveloped: true },
    monitor: {
      path: '/guide/monitor',
      title: 'guide.monitor.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    cq: { path: '/guide/cq', title: 'guide.cq.title', access: teacher, parent: 'list', undeveloped: true },
    studentRoot: { path: '/st-guide', redirect: 'studentList' },
    studentList: { path: '/st-guide/list', title: 'guide.studentList.title', access: student, undeveloped: true },
    studentDetail: {
      path: '/st-guide/detail',
      title: 'guide.studentDetail.title',
      access: student,
      parent: 'studentList',
      undeveloped: true,
    },
  },
  modules: [
    { id: 'guide', title: 'guide.menu', icon: 'BookOpen', audience: 'teacher', route: 'list', needsTextbook: true },
    { id: 'st-guide', title: 'guide.menu.stGuide', icon: 'BookOpen', audience: 'student', route: 'studentList' },
  ],
});
