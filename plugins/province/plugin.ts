import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

/** Who may is a matter of the deployment: the interceptor asks for the code that its option names. */
const teacher = { signedIn: true, types: ['teacher'] } as const satisfies Access;

export default definePlugin({
  id: 'province',
  routes: {
    root: { path: '/province', redirect: 'list' },
    list: {
      path: '/province/list',
      title: 'province.list.title',
      access: teacher,
      interceptor: 'askDeployment',
      undeveloped: true,
    },
    detail: {
      path: '/province/detail',
      title: 'province.detail.title',
      access: teacher,
      parent: 'list',
      interceptor: 'askDeployment',
      undeveloped: true,
    },
  },
  modules: [{ id: 'province', title: 'province.menu', icon: 'AppFolder', audience: 'teacher', route: 'list' }],
  options: Type.Object({
    requiredPermission: Type.String({
      default: '',
      description: 'Permission code that opens the area; empty: every teacher.',
    }),
  }),
});
