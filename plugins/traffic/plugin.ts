import { definePlugin } from 'edutech/core/common/plugin';
import { reader } from './model/access';

export default definePlugin({
  id: 'traffic',
  title: 'traffic.name',
  permissions: {
    traffic_admin: { title: 'traffic.permission.reader', grantedTo: ['superAdmin', 'cityAdmin', 'admin'] },
  },
  routes: {
    report: { path: '/admin/traffic', title: 'traffic.title', access: reader, layout: 'admin' },
  },
  modules: [
    { id: 'traffic', title: 'traffic.menu', icon: 'DataTrending', audience: 'admin', group: 'portal', route: 'report' },
  ],
});
