import { definePlugin } from 'edutech/core/common/plugin';

export default definePlugin({
  id: '{{id}}',
  permissions: {
    {{id}}_tea: { title: '{{id}}.permission.teacher', grantedTo: ['teacher'] },
  },
  routes: {
    report: { path: '/{{id}}', title: '{{id}}.title', access: { permission: '{{id}}_tea', types: ['teacher'] } },
  },
  modules: [{ id: '{{id}}', title: '{{id}}.menu', icon: 'Apps', audience: 'teacher', route: 'report' }],
});
