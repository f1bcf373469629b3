import { definePlugin } from 'edutech/core/common/plugin';
import { students, teachers } from './model/people';

export default definePlugin({
  id: 'situation',
  requires: ['textbook', 'questions'],
  optional: ['work', 'exam', 'wrong', 'guardian', 'statistics'],
  permissions: {
    student_analysis_tea: { title: 'situation.permission.teacher', grantedTo: ['teacher'] },
    student_analysis_stu: { title: 'situation.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/situation', redirect: 'view' },
    view: {
      path: '/situation/view',
      title: 'situation.view.title',
      navTitle: 'situation.view.navTitle',
      access: teachers,
      optionalQuery: ['class', 'subject', 'topic', 'span', 'point', 'student'],
    },
    studentRoot: { path: '/st-situation', redirect: 'studentView' },
    studentView: {
      path: '/st-situation/view',
      title: 'situation.studentView.title',
      access: students,
      optionalQuery: ['subject', 'topic'],
    },
  },
  modules: [
    { id: 'situation', title: 'situation.menu', icon: 'DataTrending', audience: 'teacher', route: 'view' },
    {
      id: 'st-situation',
      title: 'situation.menu.stSituation',
      icon: 'DataTrending',
      audience: 'student',
      route: 'studentView',
    },
  ],
});
