import { definePlugin } from 'edutech/core/common/plugin';
import { teachers, teachersWho } from './model/people';

export default definePlugin({
  id: 'prepare',
  requires: ['textbook', 'media', 'library', 'questions', 'print'],
  optional: ['home', 'organisation', 'resource', 'work'],
  permissions: {
    preparing_center_tea: {
      title: 'prepare.permission.teacher',
      actions: [
        'exercise_add',
        'exercise_edit',
        'exercise_delete',
        'exercise_download',
        'plan_add',
        'plan_edit',
        'plan_delete',
        'plan_download',
      ],
      grantedTo: ['teacher'],
    },
  },
  routes: {
    root: { path: '/prepare', redirect: 'list' },
    list: {
      path: '/prepare/list',
      title: 'prepare.list.title',
      access: teachers,
      optionalQuery: ['tab', 'week', 'class', 'day', 'period', 'open'],
    },
    exerciseCreate: {
      path: '/prepare/exercise-create',
      title: 'prepare.exerciseCreate.title',
      access: teachersWho('exercise_add'),
      parent: 'list',
      optionalQuery: ['id', 'plan'],
    },
    exerciseView: {
      path: '/prepare/exercise-view',
      title: 'prepare.exerciseView.title',
      access: teachers,
      parent: 'list',
      query: ['id'],
    },
    planView: {
      path: '/prepare/plan-view',
      title: 'prepare.planView.title',
      access: teachers,
      parent: 'list',
      query: ['id'],
      optionalQuery: ['tab'],
    },
    group: { path: '/prepare/group', title: 'prepare.menu.collectivePreparation', access: teachers, parent: 'list' },
  },
  modules: [
    {
      id: 'prepare',
      title: 'prepare.menu',
      icon: 'SlideText',
      audience: 'teacher',
      route: 'list',
      needsTextbook: true,
    },
    {
      id: 'collective-preparation',
      title: 'prepare.menu.collectivePreparation',
      icon: 'People',
      audience: 'teacher',
      route: 'group',
    },
  ],
});
