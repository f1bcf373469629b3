import { definePlugin } from 'edutech/core/common/plugin';

const readers = { permission: '{{id}}_tea', types: ['teacher'] } as const;

export default definePlugin({
  id: '{{id}}',
  requires: ['media'],
  permissions: {
    {{id}}_tea: { title: '{{id}}.permission.teacher', grantedTo: ['teacher'] },
  },
  routes: {
    list: { path: '/{{id}}', title: '{{id}}.title', access: readers },
    play: { path: '/{{id}}/play', title: '{{id}}.play', access: readers, parent: 'list', query: ['id'] },
  },
  modules: [{ id: '{{id}}', title: '{{id}}.menu', icon: 'Apps', audience: 'teacher', route: 'list' }],
});
