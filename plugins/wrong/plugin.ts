import { definePlugin } from 'edutech/core/common/plugin';
import { students, teachers } from './model/people';

export default definePlugin({
  id: 'wrong',
  requires: ['textbook', 'print', 'questions'],
  optional: ['home', 'coach', 'work', 'situation'],
  permissions: {
    mistakecollection_tea: { title: 'wrong.permission.teacher', grantedTo: ['teacher'] },
    mistakecollection_stu: { title: 'wrong.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/wrong', redirect: 'list' },
    list: {
      path: '/wrong/list',
      title: 'wrong.list.title',
      access: teachers,
      optionalQuery: ['class', 'subject', 'days'],
    },
    studentRoot: { path: '/st-wrong', redirect: 'studentList' },
    studentList: {
      path: '/st-wrong/list',
      title: 'wrong.studentList.title',
      access: students,
      optionalQuery: ['view', 'practice', 'entry'],
    },
  },
  modules: [
    { id: 'wrong', title: 'wrong.menu', icon: 'NotebookError', audience: 'teacher', route: 'list' },
    { id: 'st-wrong', title: 'wrong.menu.stWrong', icon: 'NotebookError', audience: 'student', route: 'studentList' },
  ],
  blocks: [{ id: 'words', place: 'home.question', title: 'wrong.menu', access: teachers, order: 10 }],
});
