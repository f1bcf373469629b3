import Type from 'typebox';
import { definePlugin } from 'edutech/core/common/plugin';
import { editors } from './model/articles/access';

const reviews = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 3, default: 3, description: `${description}, each by another person: 1 to 3.` });

const adminPath = '/admin/news';

export default definePlugin({
  id: 'news',
  title: 'news.name',
  requires: ['writing'],
  optional: ['portal', 'home'],
  permissions: {
    news_admin: {
      title: 'news.permission.admin',
      actions: ['write', 'review', 'publish', 'withdraw', 'pin'],
      grantedTo: ['cityAdmin', 'superAdmin', 'admin', 'cityOperator', 'countyOperator', 'principal'],
    },
  },
  options: Type.Object(
    {
      cityReviews: reviews('Reviews of an article of the city'),
      countyReviews: reviews('Reviews of an article of a county'),
      schoolReviews: reviews('Reviews of an article of a school'),
    },
    { additionalProperties: false },
  ),
  routes: {
    list: {
      path: '/news_list',
      title: 'news.list.title',
      access: { public: 'news of the city are for everybody' },
      serverRendered: true,
      optionalQuery: ['typeid', 'siteid'],
    },
    detail: {
      path: '/news_detail',
      title: 'news.detail.title',
      access: { public: 'news of the city are for everybody' },
      parent: 'list',
      query: ['news_id'],
      optionalQuery: ['siteid'],
      serverRendered: true,
    },
    admin: { path: adminPath, title: 'news.admin.title', access: editors, layout: 'admin', optionalQuery: ['tab'] },
    write: {
      path: '/admin/news/write/:id',
      title: 'news.write.title',
      access: editors,
      layout: 'admin',
      parent: 'admin',
    },
    review: {
      path: '/admin/news/review/:id',
      title: 'news.review.title',
      access: editors,
      layout: 'admin',
      parent: 'admin',
    },
    versions: {
      path: '/admin/news/versions/:id',
      title: 'news.versions.title',
      access: editors,
      layout: 'admin',
      parent: 'admin',
    },
    channels: {
      path: '/admin/news/channels',
      title: 'news.channels.title',
      access: editors,
      layout: 'admin',
      parent: 'admin',
    },
    words: { path: '/admin/news/words', title: 'news.words.title', access: editors, layout: 'admin', parent: 'admin' },
  },
  modules: [
    { id: 'news-admin', title: 'news.admin.title', icon: 'News', audience: 'admin', group: 'portal', route: 'admin' },
  ],
  blocks: [
    {
      id: 'writeAct',
      place: 'staff.act',
      title: 'news.home.write',
      access: { permission: 'news_admin', action: 'write' },
      order: 40,
      data: { path: adminPath, icon: 'News', component: false },
    },
    {
      id: 'headlines',
      place: 'portal.beside',
      title: 'news.block.headlines',
      access: { public: 'part of the portal home' },
      order: 10,
    },
  ],
  landing: [
    {
      id: 'city-admin',
      priority: 70,
      when: { types: ['cityAdmin'] },
      then: { to: adminPath, message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
