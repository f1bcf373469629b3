import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

/** Smart marking's pages open with the homework permission. */
const teacher = { permission: 'homework_tea', types: ['teacher'] } as const satisfies Access;
const platform = { permission: 'marking', types: ['teacher'] } as const satisfies Access;

const sheetPath = '/learning-analysis/answer-sheet';

export default definePlugin({
  id: 'marking',
  requires: ['work', 'exam', 'questions', 'print', 'media', 'assistant'],
  permissions: {
    marking: { title: 'marking.permission.platform', grantedTo: ['teacher'] },
  },
  routes: {
    root: { path: '/learning-analysis', redirect: 'list' },
    list: { path: '/learning-analysis/list', title: 'marking.list.title', access: teacher },
    answerSheet: {
      path: sheetPath,
      title: 'marking.answerSheet.title',
      access: teacher,
      parent: 'list',
      query: ['paper'],
    },
    scans: {
      path: '/learning-analysis/scans',
      title: 'marking.scans.title',
      access: teacher,
      parent: 'list',
      query: ['project'],
    },
    create: {
      path: '/learning-analysis/create',
      title: 'marking.create.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['exam'],
    },
    mark: {
      path: '/learning-analysis/mark',
      title: 'marking.mark.title',
      access: teacher,
      parent: 'list',
      query: ['project'],
      optionalQuery: ['item', 'part'],
    },
    board: {
      path: '/learning-analysis/board',
      title: 'marking.board.title',
      access: teacher,
      parent: 'list',
      query: ['project'],
      optionalQuery: ['view', 'item', 'part'],
    },
  },
  modules: [
    {
      id: 'learning-analysis',
      title: 'marking.menu.learningAnalysis',
      icon: 'ScanText',
      audience: 'teacher',
      route: 'list',
    },
    {
      id: 'marking-platform',
      title: 'marking.menu.markingPlatform',
      icon: 'DocumentEdit',
      audience: 'teacher',
      handler: 'openMarking',
      access: platform,
    },
  ],
  blocks: [
    {
      id: 'ofPaper',
      place: 'exam.paper',
      title: 'marking.answerSheet.title',
      access: teacher,
      order: 10,
      data: { path: sheetPath, component: false },
    },
    {
      id: 'ownAppeals',
      place: 'exam.ownResult',
      title: 'marking.own.title',
      access: { signedIn: true, types: ['student'] },
      order: 10,
    },
  ],
  options: Type.Object({
    markingPlatformUrl: Type.String({
      default: '',
      description: 'Address of the marking platform; empty: not connected.',
    }),
  }),
});
