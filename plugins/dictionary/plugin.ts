import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'dictionary_tea', types: ['teacher'] } as const satisfies Access;
const student = { permission: 'dictionary_stu', types: ['student'] } as const satisfies Access;

export default definePlugin({
  id: 'dictionary',
  requires: ['textbook'],
  permissions: {
    dictionary_tea: { title: 'dictionary.permission.teacher', grantedTo: ['teacher'] },
    dictionary_stu: { title: 'dictionary.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/dictionary', redirect: 'list' },
    list: { path: '/dictionary/list', title: 'dictionary.list.title', access: teacher, undeveloped: true },
    create: {
      path: '/dictionary/create',
      title: 'dictionary.create.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    monitor: {
      path: '/dictionary/monitor',
      title: 'dictionary.monitor.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    library: {
      path: '/dictionary/library',
      title: 'dictionary.library.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    wordsAdd: {
      path: '/dictionary/words-add',
      title: 'dictionary.wordsAdd.title',
      access: teacher,
      parent: 'library',
      undeveloped: true,
    },
    view: {
      path: '/dictionary/view',
      title: 'dictionary.view.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    publish: {
      path: '/dictionary/publish',
      title: 'dictionary.publish.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
  },
  modules: [
    {
      id: 'dictionary',
      title: 'dictionary.menu',
      icon: 'Translate',
      audience: 'teacher',
      route: 'list',
      undeveloped: true,
    },
    {
      id: 'st-dictionary',
      title: 'dictionary.menu.stDictionary',
      icon: 'Translate',
      audience: 'student',
      access: student,
      undeveloped: true,
    },
  ],
});
