import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';
import { importers } from './model/rights';

/** Any one of the three banks is enough. */
const teacher = {
  anyOf: ['questionbank_tea', 'questionbank_school_tea', 'questionbank_common_tea'],
  types: ['teacher'],
} as const satisfies Access;
const boutique = { permission: 'boutique_questionbank_tea', types: ['teacher'] } as const satisfies Access;

const reading = ['basket', 'analysis', 'explanation_read', 'explanation_record'] as const;
const editing = ['add', 'batch_import', 'delete', 'edit'] as const;

export default definePlugin({
  id: 'questions',
  requires: ['textbook', 'media', 'library', 'writing', 'print'],
  optional: ['home'],
  permissions: {
    questionbank_tea: {
      title: 'questions.permission.personal',
      actions: [...reading, ...editing, 'add_to_school_bank'],
      grantedTo: ['teacher'],
    },
    questionbank_school_tea: {
      title: 'questions.permission.school',
      actions: [...reading, ...editing],
      grantedTo: ['teacher'],
    },
    questionbank_common_tea: {
      title: 'questions.permission.common',
      actions: [...reading, 'add_to_school_bank'],
      grantedTo: ['teacher'],
    },
    question_review: {
      title: 'questions.permission.review',
      grantedTo: ['auditor', 'principal', 'subjectLeader'],
    },
    boutique_questionbank_tea: { title: 'questions.permission.boutique', grantedTo: ['teacher'] },
  },
  routes: {
    root: { path: '/questions', redirect: 'list' },
    list: { path: '/questions/list', title: 'questions.list.title', access: teacher, optionalQuery: ['space'] },
    cq: {
      path: '/questions/cq',
      title: 'questions.cq.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'draft', 'type'],
    },
    preview: {
      path: '/questions/preview',
      title: 'questions.preview.title',
      access: teacher,
      parent: 'list',
      optionalQuery: ['id', 'version', 'basket'],
    },
    import: {
      path: '/questions/import',
      title: 'questions.import.title',
      access: importers,
      parent: 'list',
      optionalQuery: ['paper', 'sheet'],
    },
    review: { path: '/questions/review', title: 'questions.review.title', access: { permission: 'question_review' } },
  },
  modules: [
    {
      id: 'questions',
      title: 'questions.menu',
      icon: 'Database',
      audience: 'teacher',
      route: 'list',
      needsTextbook: true,
    },
    {
      id: 'question-review',
      title: 'questions.review.title',
      icon: 'ShieldCheckmark',
      audience: 'teacher',
      route: 'review',
      // who has nothing to review is shown no locked door
      onlyFor: ['question_review'],
    },
    {
      id: 'boutique-question-bank',
      title: 'questions.menu.boutiqueQuestionBank',
      icon: 'BookStar',
      audience: 'teacher',
      handler: 'openBoutiqueQuestionBank',
      access: boutique,
    },
  ],
  blocks: [{ id: 'editor', place: 'questions.editor', title: 'questions.cq.title', access: teacher, order: 10 }],
  options: Type.Object({
    boutiqueQuestionBankUrl: Type.String({
      default: '',
      description: 'Address of the boutique question bank; empty: not connected.',
    }),
  }),
});
