import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'intelligent_classroom', types: ['teacher'] } as const satisfies Access;
const student = { permission: 'intelligent_classroom_stu', types: ['student'] } as const satisfies Access;

export default definePlugin({
  id: 'classroom',
  permissions: {
    intelligent_classroom: { title: 'classroom.permission.teacher', grantedTo: ['teacher'] },
    intelligent_classroom_stu: { title: 'classroom.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/classroom', redirect: 'list' },
    list: { path: '/classroom/list', title: 'classroom.list.title', access: teacher, undeveloped: true },
    report: {
      path: '/classroom/report',
      title: 'classroom.report.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    analysis: {
      path: '/classroom/analysis',
      title: 'classroom.analysis.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    question: {
      path: '/classroom/question',
      title: 'classroom.question.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    exercise: {
      path: '/classroom/exercise',
      title: 'classroom.exercise.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    studentRoot: { path: '/st-classroom', redirect: 'studentAnalysis' },
    studentAnalysis: {
      path: '/st-classroom/analysis',
      title: 'classroom.studentAnalysis.title',
      access: student,
      undeveloped: true,
    },
  },
  modules: [
    { id: 'classroom', title: 'classroom.menu', icon: 'PresenterScreen', audience: 'teacher', route: 'list' },
    {
      id: 'st-classroom',
      title: 'classroom.menu.stClassroom',
      icon: 'PresenterScreen',
      audience: 'student',
      route: 'studentAnalysis',
    },
  ],
});
