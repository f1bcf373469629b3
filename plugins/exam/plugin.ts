import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'exam_school_tea', types: ['teacher'] } as const satisfies Access;
const anyTeacher = { signedIn: true, types: ['teacher'] } as const satisfies Access;
const anyStudent = { signedIn: true, types: ['student'] } as const satisfies Access;

const Percent = Type.Number({ minimum: 1, maximum: 100 });

export default definePlugin({
  id: 'exam',
  requires: ['textbook', 'media', 'questions', 'print'],
  permissions: {
    exam_school_tea: { title: 'exam.permission.teacher', grantedTo: ['teacher'] },
  },
  routes: {
    root: { path: '/exam', redirect: 'list' },
    list: { path: '/exam/list', title: 'exam.list.title', access: teacher, undeveloped: true },
    detail: { path: '/exam/detail', title: 'exam.detail.title', access: teacher, parent: 'list', undeveloped: true },
    create: { path: '/exam/create', title: 'exam.create.title', access: teacher, parent: 'list', undeveloped: true },
    publish: { path: '/exam/publish', title: 'exam.publish.title', access: teacher, parent: 'list', undeveloped: true },
    analyze: {
      path: '/exam/analyze',
      title: 'exam.analyze.title',
      access: teacher,
      parent: 'list',
      query: ['id'],
      optionalQuery: ['class', 'item', 'talk'],
    },
  },
  modules: [
    {
      id: 'exam',
      title: 'exam.menu',
      icon: 'DocumentBulletList',
      audience: 'teacher',
      route: 'list',
      needsTextbook: true,
    },
    {
      id: 'paper-library',
      title: 'exam.menu.paperLibrary',
      icon: 'Library',
      audience: 'teacher',
      access: teacher,
      undeveloped: true,
    },
    {
      id: 'zhong',
      title: 'exam.menu.zhong',
      icon: 'Certificate',
      audience: 'teacher',
      handler: 'openExamResult',
      access: anyTeacher,
    },
    {
      id: 'st-zhong',
      title: 'exam.menu.zhong',
      icon: 'Certificate',
      audience: 'student',
      handler: 'openExamResult',
      access: anyStudent,
    },
  ],
  options: Type.Object({
    resultLines: Type.Object(
      {
        excellent: Percent,
        good: Percent,
        pass: Percent,
        low: Percent,
      },
      {
        default: { excellent: 85, good: 75, pass: 60, low: 40 },
        description:
          'Where results are excellent, good, passed, and below which they are low, in percent of the full points.',
      },
    ),
    levelsInCompulsory: Type.Boolean({
      default: true,
      description: 'Students of grades 1 to 9 read levels A to E in place of points.',
    }),
    examResultUrl: Type.String({ default: '', description: 'Address where results are looked up.' }),
    examResultFrom: Type.String({
      default: '',
      description: 'First moment of the query time, ISO 8601 with zone; empty: closed.',
    }),
    examResultUntil: Type.String({
      default: '',
      description: 'Last moment of the query time, ISO 8601 with zone; empty: closed.',
    }),
  }),
});
