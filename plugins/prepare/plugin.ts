import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'preparing_center_tea', types: ['teacher'] } as const satisfies Access;

export default definePlugin({
  id: 'prepare',
  requires: ['textbook'],
  optional: ['questions', 'resource'],
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
    list: { path: '/prepare/list', title: 'prepare.list.title', access: teacher, undeveloped: true },
    exerciseCreate: {
      path: '/prepare/exercise-create',
      title: 'prepare.exerciseCreate.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    exerciseView: {
      path: '/prepare/exercise-view',
      title: 'prepare.exerciseView.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
    planView: {
      path: '/prepare/plan-view',
      title: 'prepare.planView.title',
      access: teacher,
      parent: 'list',
      undeveloped: true,
    },
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
      access: teacher,
      undeveloped: true,
    },
  ],
});
