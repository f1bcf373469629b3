import Type from 'typebox';
import { definePlugin } from 'edutech/core/common/plugin';
import { frontPath } from 'edutech/core/common/front';

const forEverybody = { public: 'the portal is the city’s front page' } as const;
const address = (description: string, fallback = '') => Type.String({ default: fallback, description });

const noticesPath = '/admin/notices';

export default definePlugin({
  id: 'portal',
  title: 'portal.name',
  permissions: {
    portal_admin: {
      title: 'portal.permission.admin',
      actions: ['pictures', 'notices'],
      grantedTo: ['cityAdmin', 'superAdmin', 'admin', 'cityOperator', 'principal'],
    },
  },
  optional: ['news', 'air', 'home', 'spoc', 'resource'],
  routes: {
    root: { path: '/', redirect: 'home' },
    home: { path: frontPath, title: 'portal.home.title', access: forEverybody, serverRendered: true },
    services: {
      path: '/education_services',
      title: 'portal.services.title',
      access: forEverybody,
      serverRendered: true,
    },
    software: {
      path: '/software',
      title: 'portal.software.title',
      access: forEverybody,
      parent: 'services',
      serverRendered: true,
    },
    pictures: {
      path: '/admin/pictures',
      title: 'portal.pictures.title',
      access: { permission: 'portal_admin', action: 'pictures' },
      layout: 'admin',
    },
    notices: {
      path: noticesPath,
      title: 'portal.notices.title',
      // a notice stands over every page of the city: administrators of counties and schools have none of their own
      access: { permission: 'portal_admin', action: 'notices', types: ['superAdmin', 'cityAdmin'] },
      layout: 'admin',
    },
  },
  modules: [
    {
      id: 'portal-pictures',
      title: 'portal.pictures.title',
      icon: 'Image',
      audience: 'admin',
      group: 'portal',
      route: 'pictures',
    },
    {
      id: 'portal-notices',
      title: 'portal.notices.title',
      icon: 'Megaphone',
      audience: 'admin',
      group: 'portal',
      route: 'notices',
      access: { permission: 'portal_admin', action: 'notices', types: ['superAdmin', 'cityAdmin'] },
    },
  ],
  blocks: [
    {
      id: 'tabHome',
      place: 'portal.tab',
      title: 'portal.tab.home',
      access: forEverybody,
      order: 0,
      data: { tab: 0, path: frontPath, clearsCityLogin: true, component: false },
    },
    {
      id: 'tabTeaching',
      place: 'portal.tab',
      title: 'portal.tab.teaching',
      access: forEverybody,
      order: 1,
      data: { tab: 1, handler: 'smartTeaching', needs: 'home', newWindow: true, component: false },
    },
    {
      id: 'tabSteam',
      place: 'portal.tab',
      title: 'portal.tab.steam',
      access: forEverybody,
      order: 6,
      data: { tab: 6, external: 'steamUrl', newWindow: true, component: false },
    },
    {
      id: 'tabMarking',
      place: 'portal.tab',
      title: 'portal.tab.marking',
      access: forEverybody,
      order: 7,
      data: { tab: 7, handler: 'smartMarking', newWindow: true, component: false },
    },
    {
      id: 'tabServices',
      place: 'portal.tab',
      title: 'portal.services.title',
      access: forEverybody,
      order: 8,
      data: { tab: 8, path: '/education_services', clearsCityLogin: true, component: false },
    },
    { id: 'banner', place: 'portal.home', title: 'portal.block.banner', access: forEverybody, order: 10 },
    { id: 'focus', place: 'portal.home', title: 'portal.block.focus', access: forEverybody, order: 20 },
    { id: 'applications', place: 'portal.home', title: 'portal.block.applications', access: forEverybody, order: 40 },
    { id: 'courses', place: 'portal.home', title: 'portal.block.courses', access: forEverybody, order: 50 },
    { id: 'statistics', place: 'portal.home', title: 'portal.block.statistics', access: forEverybody, order: 60 },
    // the call whose notice the host shows visitors over every page
    {
      id: 'notice',
      place: 'shell.notice',
      title: 'portal.block.notice',
      access: forEverybody,
      order: 0,
      data: { root: 'news', path: '/api/picture/system-notice', component: false },
    },
    {
      id: 'noticeAct',
      place: 'staff.act',
      title: 'portal.act.notice',
      access: { permission: 'portal_admin', action: 'notices', types: ['superAdmin', 'cityAdmin'] },
      order: 10,
      data: { path: noticesPath, icon: 'Megaphone', component: false },
    },
    { id: 'services', place: 'portal.home', title: 'portal.services.title', access: forEverybody, order: 70 },
  ],
  landing: [
    {
      id: 'target-link',
      priority: 86,
      when: { context: 'target', types: ['teacher'], targetIs: 'link' },
      then: { place: 'target', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'target-page',
      priority: 82,
      when: { context: 'target', targetIs: 'page', targetOpens: true },
      then: { place: 'target', message: 'core.session.loginSuccess', tone: 'success' },
    },
    { id: 'portal', priority: 0, when: {}, then: { to: '/', message: 'core.session.loginSuccess', tone: 'success' } },
  ],
  options: Type.Object(
    {
      steamUrl: address('STEAM education, an external site.', 'https://www.smartedu.cn/'),
      markingUrl: address('Smart marking, the external exam-marking site.'),
      managementUrl: address('Smart management, an external site.'),
      surveyUrl: address('Survey of a hundred questions about the teaching platform.'),
      managementUserCode: Type.String({
        default: '',
        description: 'User code of the one non-administrator who may open smart management.',
      }),
    },
    { additionalProperties: false },
  ),
});
