import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'mistakecollection_tea', types: ['teacher'] } as const satisfies Access;
const student = { permission: 'mistakecollection_stu', types: ['student'] } as const satisfies Access;

export default definePlugin({
  id: 'wrong',
  requires: ['questions'],
  permissions: {
    mistakecollection_tea: { title: 'wrong.permission.teacher', grantedTo: ['teacher'] },
    mistakecollection_stu: { title: 'wrong.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/wrong', redirect: 'list' },
    list: { path: '/wrong/list', title: 'wrong.list.title', access: teacher, undeveloped: true },
    studentRoot: { path: '/st-wrong', redirect: 'studentList' },
    studentList: { path: '/st-wrong/list', title: 'wrong.studentList.title', access: student, undeveloped: true },
  },
  modules: [
    { id: 'wrong', title: 'wrong.menu', icon: 'NotebookError', audience: 'teacher', route: 'list' },
    { id: 'st-wrong', title: 'wrong.menu.stWrong', icon: 'NotebookError', audience: 'student', route: 'studentList' },
  ],
});
