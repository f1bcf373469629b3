import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'coach_tea', types: ['teacher'] } as const satisfies Access;
const student = { permission: 'coach_stu', types: ['student'] } as const satisfies Access;

export default definePlugin({
  id: 'coach',
  requires: ['textbook', 'questions'],
  permissions: {
    coach_tea: {
      title: 'coach.permission.teacher',
      actions: ['add', 'delete', 'import', 'question_export', 'download', 'like', 'knowledge_link'],
      grantedTo: ['teacher'],
    },
    coach_stu: { title: 'coach.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/coach', redirect: 'list' },
    list: { path: '/coach/list', title: 'coach.list.title', access: teacher, undeveloped: true },
    detail: { path: '/coach/detail', title: 'coach.detail.title', access: teacher, parent: 'list', undeveloped: true },
    monitor: {
      path: '/coach/monitor',
      title: 'coach.monitor.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    statistics: {
      path: '/coach/statistics',
      title: 'coach.statistics.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    questions: {
      path: '/coach/questions',
      title: 'coach.questions.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    studentRoot: { path: '/st-coach', redirect: 'studentList' },
    studentList: { path: '/st-coach/list', title: 'coach.studentList.title', access: student, undeveloped: true },
    studentDetail: {
      path: '/st-coach/detail',
      title: 'coach.studentDetail.title',
      access: student,
      parent: 'studentList',
      undeveloped: true,
    },
  },
  modules: [
    { id: 'coach', title: 'coach.menu', icon: 'Comment', audience: 'teacher', route: 'list', needsTextbook: true },
    { id: 'st-coach', title: 'coach.menu.stCoach', icon: 'Comment', audience: 'student', route: 'studentList' },
  ],
});
