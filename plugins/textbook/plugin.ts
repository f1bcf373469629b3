import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const teacher = { permission: 'textbook_tea', types: ['teacher'] } as const satisfies Access;

export default definePlugin({
  id: 'textbook',
  permissions: {
    textbook_tea: { title: 'textbook.permission.teacher', actions: ['tt_personal_textbook'], grantedTo: ['teacher'] },
    textbook_school_tea: { title: 'textbook.permission.school', grantedTo: ['principal', 'subjectLeader'] },
    textbook_admin: { title: 'textbook.permission.admin', grantedTo: ['admin', 'cityAdmin', 'superAdmin'] },
  },
  routes: {
    root: { path: '/textbook', redirect: 'handle' },
    handle: {
      path: '/textbook/handle',
      title: 'textbook.handle.title',
      navTitle: 'textbook.handle.navTitle',
      access: teacher,
      undeveloped: true,
    },
    detail: {
      path: '/textbook/detail',
      title: 'textbook.detail.title',
      access: teacher,
      parent: 'handle',
      undeveloped: true,
    },
  },
  modules: [{ id: 'textbook', title: 'textbook.menu', icon: 'Book', audience: 'teacher', route: 'handle' }],
});
