import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const reader = { permission: 'statistics_tea', types: ['teacher', 'admin', 'cityAdmin'] } as const satisfies Access;

export default definePlugin({
  id: 'statistics',
  permissions: {
    statistics_tea: {
      title: 'statistics.permission.reader',
      grantedTo: ['teacher', 'countyOperator', 'cityOperator', 'admin', 'cityAdmin'],
    },
  },
  routes: {
    root: { path: '/statistics', redirect: 'view' },
    view: { path: '/statistics/view', title: 'statistics.view.title', access: reader, undeveloped: true },
  },
  modules: [
    { id: 'statistics', title: 'statistics.menu', icon: 'DataHistogram', audience: 'teacher', route: 'view' },
    {
      id: 'admin-statistics',
      title: 'statistics.menu.statistics',
      icon: 'DataHistogram',
      audience: 'admin',
      group: 'teaching',
      route: 'view',
    },
  ],
});
