import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'exam_school_tea', types: ['teacher'] } as const satisfies Access;
const anyTeacher = { signedIn: true, types: ['teacher'] } as const satisfies Access;
const anyStudent = { signedIn: true, types: ['student'] } as const satisfies Access;

const createPath = '/exam/create';
const Percent = Type.Number({ minimum: 1, maximum: 100 });

export default definePlugin({
  id: 'exam',
  requires: ['textbook', 'media', 'questions', 'writing', 'print'],
  optional: ['home', 'wrong', 'situation', 'statistics'],
  permissions: {
    exam_school_tea: { title: 'exam.permission.teacher', grantedTo: ['teacher'] },
    exam_review: { title: 'exam.permission.review', grantedTo: ['principal', 'gradeDirector', 'subjectLeader'] },
  },
  routes: {
    root: { path: '/exam', redirect: 'list' },
    list: { path: '/exam/list', title: 'exam.list.title', access: teacher, optionalQuery: ['shelf'] },
    library: { path: '/exam/library', title: 'exam.menu.paperLibrary', access: teacher, optionalQuery: ['shelf'] },
    detail: { path: '/exam/detail', title: 'exam.detail.title', access: teacher, parent: 'list', query: ['id'] },
    create: {
      path: createPath,
      title: 'exam.create.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'preset', 'from', 'copy', 'questions', 'paper', 'print'],
    },
    auto: { path: '/exam/auto', title: 'exam.auto.title', access: teacher, parent: 'list' },
    publish: { path: '/exam/publish', title: 'exam.publish.title', access: teacher, parent: 'list', query: ['id'] },
    analyze: {
      path: '/exam/analyze',
      title: 'exam.analyze.title',
      access: teacher,
      parent: 'list',
      query: ['id'],
      optionalQuery: ['class', 'item', 'talk'],
    },
    held: { path: '/exam/held', title: 'exam.held.title', access: anyTeacher, parent: 'list' },
    invigilate: {
      path: '/exam/invigilate',
      title: 'exam.invigilate.title',
      access: anyTeacher,
      parent: 'held',
      query: ['id'],
    },
    seats: { path: '/exam/seats', title: 'exam.seats.title', access: anyTeacher, parent: 'held', query: ['id'] },
    studentRoot: { path: '/st-exam', redirect: 'studentList' },
    studentList: { path: '/st-exam/list', title: 'exam.studentList.title', access: anyStudent, offline: true },
    sitting: {
      path: '/st-exam/sitting',
      title: 'exam.sitting.title',
      access: anyStudent,
      parent: 'studentList',
      layout: 'bare',
      offline: true,
      query: ['id'],
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
      route: 'library',
    },
    { id: 'st-exam', title: 'exam.menu.stExam', icon: 'DocumentBulletList', audience: 'student', route: 'studentList' },
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
  blocks: [
    {
      id: 'fromBasket',
      place: 'questions.basket',
      title: 'exam.fromBasket',
      access: teacher,
      order: 20,
      data: { path: `${createPath}?from=basket`, component: false },
    },
    {
      id: 'fromPaper',
      place: 'questions.paper',
      title: 'exam.fromPaper',
      access: teacher,
      order: 20,
      data: { path: createPath, component: false },
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
