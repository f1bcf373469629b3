import { definePlugin } from 'edutech/core/common/plugin';

const forEverybody = { public: 'visitors look for news and lessons; what is not public they do not find' } as const;

export default definePlugin({
  id: 'search',
  title: 'search.title',
  optional: ['news', 'air', 'resource'],
  routes: {
    results: {
      path: '/search',
      title: 'search.title',
      access: forEverybody,
      optionalQuery: ['q', 'kind', 'stage', 'grade', 'subject'],
      serverRendered: true,
    },
  },
  blocks: [
    {
      id: 'suggestions',
      place: 'header.search',
      title: 'search.title',
      access: forEverybody,
      order: 10,
      data: { path: '/search' },
    },
  ],
});
