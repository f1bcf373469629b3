import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'student_analysis_tea', types: ['teacher'] } as const satisfies Access;

export default definePlugin({
  id: 'situation',
  permissions: {
    student_analysis_tea: { title: 'situation.permission.teacher', grantedTo: ['teacher'] },
  },
  routes: {
    root: { path: '/situation', redirect: 'view' },
    view: {
      path: '/situation/view',
      title: 'situation.view.title',
      navTitle: 'situation.view.navTitle',
      access: teacher,
      undeveloped: true,
    },
  },
  modules: [{ id: 'situation', title: 'situation.menu', icon: 'DataTrending', audience: 'teacher', route: 'view' }],
});
