import { definePlugin } from 'edutech/core/common/plugin';

export default definePlugin({
  id: '{{id}}',
  permissions: {
    {{id}}_tea: { title: '{{id}}.permission.teacher', actions: ['edit'], grantedTo: ['teacher'] },
  },
  routes: {
    list: {
      path: '/{{id}}',
      title: '{{id}}.list.title',
      access: { permission: '{{id}}_tea', types: ['teacher'] },
    },
  },
  modules: [{ id: '{{id}}', title: '{{id}}.menu', icon: 'Apps', audience: 'teacher', route: 'list' }],
});
