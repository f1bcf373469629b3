import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'user_guidance_tea', types: ['teacher'] } as const satisfies Access;

export default definePlugin({
  id: 'wizard',
  permissions: {
    user_guidance_tea: { title: 'wizard.permission.teacher', grantedTo: ['teacher'] },
  },
  routes: {
    root: { path: '/wizard', redirect: 'wk' },
    wk: { path: '/wizard/wk', title: 'wizard.wk.title', access: teacher, undeveloped: true },
  },
  modules: [{ id: 'wizard', title: 'wizard.menu', icon: 'Wand', audience: 'teacher', route: 'wk' }],
});
