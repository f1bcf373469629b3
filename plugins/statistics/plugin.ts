import { definePlugin } from 'edutech/core/common/plugin';
import { reader } from './model/access';

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
    view: {
      path: '/statistics/view',
      title: 'statistics.view.title',
      access: reader,
      optionalQuery: ['county', 'school', 'span', 'metric', 'who'],
    },
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
