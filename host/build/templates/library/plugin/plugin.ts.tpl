import { definePlugin } from 'edutech/core/common/plugin';
import { readers, reviewers } from './model/rights';

export default definePlugin({
  id: '{{id}}',
  requires: ['textbook', 'library'],
  permissions: {
    {{id}}_tea: { title: '{{id}}.permission.teacher', actions: ['edit'], grantedTo: ['teacher'] },
    {{id}}_review: { title: '{{id}}.permission.review', grantedTo: ['auditor'] },
  },
  routes: {
    list: { path: '/{{id}}', title: '{{id}}.title', access: readers },
    review: { path: '/{{id}}/review', title: '{{id}}.review.title', access: reviewers },
  },
  modules: [
    { id: '{{id}}', title: '{{id}}.menu', icon: 'Apps', audience: 'teacher', route: 'list' },
    {
      id: '{{id}}-review',
      title: '{{id}}.review.title',
      icon: 'ShieldCheckmark',
      audience: 'teacher',
      route: 'review',
      // people without anything to review are shown no locked door
      onlyFor: ['{{id}}_review'],
    },
  ],
});
