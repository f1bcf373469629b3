import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';
import { loadRules } from './model/publishing/load';

const teacher = { permission: 'homework_tea', types: ['teacher'] } as const satisfies Access;
const swapping = { ...teacher, action: 'student_swap' } as const satisfies Access;
const student = { permission: 'homework_stu', types: ['student'] } as const satisfies Access;
/** Two students' pages need no permission: they are opened by links inside a homework. */
const anyStudent = { signedIn: true, types: ['student'] } as const satisfies Access;

const createPath = '/work/create';

export default definePlugin({
  id: 'work',
  requires: ['textbook', 'media', 'questions', 'writing', 'print'],
  optional: ['home', 'coach', 'wrong', 'guardian', 'resource', 'situation', 'statistics'],
  permissions: {
    homework_tea: {
      title: 'work.permission.teacher',
      actions: [
        'arrange',
        'delete',
        'publish_other_classes',
        'copy',
        'download',
        'answer',
        'share',
        'attachment',
        'temporary_save',
        'student_swap',
      ],
      grantedTo: ['teacher'],
    },
    homework_stu: { title: 'work.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/work', redirect: 'list' },
    list: { path: '/work/list', title: 'work.list.title', access: teacher, optionalQuery: ['tab'] },
    create: {
      path: createPath,
      title: 'work.create.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'from', 'questions', 'class', 'subject', 'node', 'after', 'assignment'],
    },
    monitor: {
      path: '/work/monitor',
      title: 'work.monitor.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['assignment'],
    },
    view: {
      path: '/work/view',
      title: 'work.view.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'assignment', 'tab', 'item'],
    },
    publish: { path: '/work/publish', title: 'work.publish.title', access: teacher, parent: 'list', query: ['id'] },
    result: { path: '/work/result', title: 'work.result.title', access: teacher, parent: 'list', query: ['id'] },
    pcorrect: {
      path: '/work/pcorrect',
      title: 'work.pcorrect.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'assignment', 'attempt'],
    },
    qcorrect: {
      path: '/work/qcorrect',
      title: 'work.qcorrect.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'assignment', 'item'],
    },
    mqcorrect: {
      path: '/work/mqcorrect',
      title: 'work.mqcorrect.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'assignment'],
    },
    accessoryPreview: {
      path: '/work/accessory-preview',
      title: 'work.accessoryPreview.title',
      access: teacher,
      parent: 'list',
      query: ['id'],
      optionalQuery: ['file'],
    },
    peer: {
      path: '/work/peer',
      title: 'work.peer.title',
      access: swapping,
      parent: 'list',
      optionalQuery: ['assignment'],
    },
    studentRoot: { path: '/st-work', redirect: 'studentList' },
    studentList: { path: '/st-work/list', title: 'work.studentList.title', access: student, offline: true },
    studentPeer: {
      path: '/st-work/peer',
      title: 'work.studentPeer.title',
      access: student,
      parent: 'studentList',
      optionalQuery: ['swap', 'id'],
    },
    accessory: {
      path: '/st-work/accessory',
      title: 'work.accessory.title',
      access: student,
      parent: 'studentList',
      layout: 'bare',
      query: ['id'],
    },
    question: {
      path: '/st-work/question',
      title: 'work.question.title',
      access: anyStudent,
      parent: 'studentList',
      layout: 'bare',
      offline: true,
      query: ['id'],
    },
    nocardAccessory: {
      path: '/st-work/nocard-accessory',
      title: 'work.nocardAccessory.title',
      access: anyStudent,
      parent: 'studentList',
      layout: 'bare',
      query: ['id'],
    },
  },
  modules: [
    { id: 'work', title: 'work.menu', icon: 'ClipboardTask', audience: 'teacher', route: 'list', needsTextbook: true },
    { id: 'st-work', title: 'work.menu.stWork', icon: 'ClipboardTask', audience: 'student', route: 'studentList' },
  ],
  blocks: [
    {
      id: 'fromBasket',
      place: 'questions.basket',
      title: 'work.basket',
      access: { permission: 'homework_tea', action: 'arrange', types: ['teacher'] },
      order: 10,
      data: { path: `${createPath}?from=basket`, component: false },
    },
    {
      id: 'fromPaper',
      place: 'questions.paper',
      title: 'work.fromPaper',
      access: { permission: 'homework_tea', action: 'arrange', types: ['teacher'] },
      order: 10,
      data: { path: '/work/create', component: false },
    },
  ],
  options: Type.Object({
    dailyLoad: Type.Enum([...loadRules], {
      default: 'warn',
      description:
        'Where homework passes the minutes of a day: off, warn the teacher, or stop who gives no reason (grades 1 to 9).',
    }),
  }),
});
