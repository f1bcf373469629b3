import Type from 'typebox';
import { definePlugin } from 'edutech/core/common/plugin';
import { students, teachers } from './model/people';

export default definePlugin({
  id: 'dictionary',
  requires: ['textbook', 'media', 'library', 'print', 'questions'],
  optional: ['home', 'situation', 'statistics', 'work'],
  permissions: {
    dictionary_tea: { title: 'dictionary.permission.teacher', grantedTo: ['teacher'] },
    dictionary_school: { title: 'dictionary.permission.school', grantedTo: ['subjectLeader', 'principal'] },
    dictionary_city: { title: 'dictionary.permission.city', grantedTo: ['cityAdmin'] },
    dictionary_stu: { title: 'dictionary.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/dictionary', redirect: 'list' },
    list: { path: '/dictionary/list', title: 'dictionary.list.title', access: teachers },
    create: {
      path: '/dictionary/create',
      title: 'dictionary.create.title',
      access: teachers,
      parent: 'list',
      optionalQuery: ['unit', 'assignment', 'from', 'class'],
    },
    monitor: {
      path: '/dictionary/monitor',
      title: 'dictionary.monitor.title',
      access: teachers,
      parent: 'list',
      optionalQuery: ['assignment', 'class', 'tab'],
    },
    library: {
      path: '/dictionary/library',
      title: 'dictionary.library.title',
      access: teachers,
      parent: 'list',
      optionalQuery: ['unit'],
    },
    wordsAdd: {
      path: '/dictionary/words-add',
      title: 'dictionary.wordsAdd.title',
      access: teachers,
      parent: 'library',
      optionalQuery: ['unit'],
    },
    view: {
      path: '/dictionary/view',
      title: 'dictionary.view.title',
      access: teachers,
      parent: 'list',
      optionalQuery: ['assignment', 'show'],
    },
    publish: {
      path: '/dictionary/publish',
      title: 'dictionary.publish.title',
      access: teachers,
      parent: 'list',
      optionalQuery: ['assignment'],
    },
    studentRoot: { path: '/st-dictionary', redirect: 'studentList' },
    studentList: {
      path: '/st-dictionary/list',
      title: 'dictionary.studentList.title',
      access: students,
      offline: true,
    },
    myWords: {
      path: '/st-dictionary/words',
      title: 'dictionary.myWords.title',
      access: students,
      parent: 'studentList',
      optionalQuery: ['open'],
    },
    practise: {
      path: '/st-dictionary/practise',
      title: 'dictionary.practise.title',
      access: students,
      parent: 'studentList',
      layout: 'bare',
      offline: true,
      optionalQuery: ['assignment'],
    },
  },
  modules: [
    { id: 'dictionary', title: 'dictionary.menu', icon: 'Translate', audience: 'teacher', route: 'list' },
    {
      id: 'st-dictionary',
      title: 'dictionary.menu.stDictionary',
      icon: 'Translate',
      audience: 'student',
      route: 'studentList',
    },
  ],
  options: Type.Object({
    speechProgram: Type.String({
      default: '',
      description: 'Path of espeak-ng, which says words aloud; empty: as found on this machine, none: do not look.',
    }),
    speechUrl: Type.String({
      default: '',
      description: 'Address of a service that answers ?text=…&language=en|zh with a WAV file; empty: none.',
    }),
  }),
});
