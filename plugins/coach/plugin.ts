import { definePlugin } from 'edutech/core/common/plugin';
import Type from 'typebox';
import { students, teachers } from './model/people';

export default definePlugin({
  id: 'coach',
  requires: ['textbook', 'media', 'questions', 'print', 'writing', 'assistant', 'organisation'],
  optional: ['home', 'work', 'exam', 'wrong', 'statistics'],
  permissions: {
    coach_tea: {
      title: 'coach.permission.teacher',
      actions: ['add', 'delete', 'import', 'question_export', 'download', 'like', 'knowledge_link'],
      grantedTo: ['teacher'],
    },
    coach_stu: { title: 'coach.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/coach', redirect: 'list' },
    list: {
      path: '/coach/list',
      title: 'coach.list.title',
      access: teachers,
      optionalQuery: ['class', 'subject', 'scope', 'state'],
    },
    detail: {
      path: '/coach/detail',
      title: 'coach.detail.title',
      access: teachers,
      parent: 'list',
      query: ['item'],
      optionalQuery: ['class', 'subject', 'scope', 'state'],
    },
    monitor: {
      path: '/coach/monitor',
      title: 'coach.monitor.title',
      access: teachers,
      parent: 'list',
      optionalQuery: ['class', 'subject'],
    },
    statistics: {
      path: '/coach/statistics',
      title: 'coach.statistics.title',
      access: teachers,
      parent: 'list',
      optionalQuery: ['class', 'subject', 'days'],
    },
    questions: { path: '/coach/questions', title: 'coach.questions.title', access: teachers, parent: 'list' },
    studentRoot: { path: '/st-coach', redirect: 'studentList' },
    studentList: {
      path: '/st-coach/list',
      title: 'coach.studentList.title',
      access: students,
      optionalQuery: ['state', 'view'],
    },
    studentDetail: {
      path: '/st-coach/detail',
      title: 'coach.studentDetail.title',
      access: students,
      parent: 'studentList',
      optionalQuery: ['item', 'area', 'place', 'part'],
    },
  },
  modules: [
    { id: 'coach', title: 'coach.menu', icon: 'Comment', audience: 'teacher', route: 'list', needsTextbook: true },
    { id: 'st-coach', title: 'coach.menu.stCoach', icon: 'Comment', audience: 'student', route: 'studentList' },
  ],
  blocks: [
    { id: 'askWork', place: 'work.ownItem', title: 'coach.ask.act', access: students, order: 10 },
    { id: 'askWrong', place: 'wrong.ownEntry', title: 'coach.ask.act', access: students, order: 10 },
    { id: 'askExam', place: 'exam.ownResult', title: 'coach.ask.exam', access: students, order: 20 },
  ],
  options: Type.Object({
    transcriptionUrl: Type.String({
      default: '',
      description:
        'Base of a speech-to-text service with /audio/transcriptions, as OpenAI has it (https://speech.example.cn/v1): it drafts subtitles; empty: none.',
    }),
    transcriptionModel: Type.String({ default: 'whisper-1', description: 'Its model.' }),
    transcriptionKeyFile: Type.String({ default: '', description: 'File that holds its key; empty: it wants none.' }),
    transcriptionDaily: Type.Integer({
      minimum: 1,
      default: 200,
      description: 'Recordings that each school may have written down on a day.',
    }),
  }),
});
