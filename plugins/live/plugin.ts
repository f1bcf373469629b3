import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'live_course_tea', types: ['teacher'] } as const satisfies Access;
const student = { permission: 'live_course_stu', types: ['student'] } as const satisfies Access;
const recorder = { permission: 'record_play_tea', types: ['teacher'] } as const satisfies Access;

export default definePlugin({
  id: 'live',
  permissions: {
    live_course_tea: {
      title: 'live.permission.teacher',
      actions: ['listen_temporary', 'listen_scheduled'],
      grantedTo: ['teacher'],
    },
    live_course_stu: { title: 'live.permission.student', grantedTo: ['student'] },
    record_play_tea: { title: 'live.permission.recording', grantedTo: ['teacher'] },
  },
  routes: {
    root: { path: '/live', redirect: 'list' },
    list: { path: '/live/list', title: 'live.list.title', access: teacher, undeveloped: true },
    newRoot: { path: '/live-new', redirect: 'newList' },
    newList: { path: '/live-new/list', title: 'live.newList.title', access: teacher, undeveloped: true },
    temporary: {
      path: '/live-new/temporary',
      title: 'live.temporary.title',
      access: teacher,
      parent: 'newList',
      undeveloped: true,
    },
    studentRoot: { path: '/st-live', redirect: 'studentList' },
    studentList: { path: '/st-live/list', title: 'live.studentList.title', access: student, undeveloped: true },
    studentTemporary: {
      path: '/st-live/temporary',
      title: 'live.studentTemporary.title',
      access: student,
      parent: 'studentList',
      undeveloped: true,
    },
  },
  modules: [
    { id: 'live', title: 'live.menu', icon: 'Live', audience: 'teacher', route: 'list' },
    {
      id: 'recording',
      title: 'live.menu.recording',
      icon: 'Record',
      audience: 'teacher',
      handler: 'openRecording',
      access: recorder,
    },
    { id: 'st-live', title: 'live.menu.stLive', icon: 'Live', audience: 'student', route: 'studentList' },
  ],
  options: Type.Object({
    recordPlatformUrl: Type.String({
      default: '',
      description: 'Address of the platform of recorded lessons; empty: not connected.',
    }),
  }),
});
