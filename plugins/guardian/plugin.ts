import { definePlugin } from 'edutech/core/common/plugin';
import { routes as account } from 'edutech/plugins/account/routes';
import { contacts, guardians } from './model/access';

export default definePlugin({
  id: 'guardian',
  title: 'guardian.name',
  optional: ['account', 'home', 'organisation'],
  permissions: {
    guardian_contact: {
      title: 'guardian.permission.contact',
      grantedTo: ['headTeacher', 'principal', 'admin'],
    },
  },
  routes: {
    today: {
      path: '/guardian-home',
      title: 'guardian.today.page',
      navTitle: 'guardian.menu.today',
      access: guardians,
      optionalQuery: ['child'],
    },
    work: {
      path: '/guardian-work',
      title: 'guardian.work.title',
      access: guardians,
      optionalQuery: ['child'],
    },
    results: { path: '/guardian-results', title: 'guardian.results.title', access: guardians },
    notices: {
      path: '/guardian-notices',
      title: 'guardian.notices.title',
      access: guardians,
      optionalQuery: ['child'],
    },
    join: {
      path: '/guardian-join',
      title: 'guardian.join.title',
      access: { public: 'a guardian begins here with a code from the school, before there is an account' },
      layout: 'portal',
      optionalQuery: ['code'],
    },
    contact: {
      path: '/guardian-contact',
      title: 'guardian.contact.title',
      access: { permission: 'guardian_contact', types: ['teacher'] },
      optionalQuery: ['tab', 'classId'],
    },
    administer: {
      path: '/admin/guardians',
      title: 'guardian.contact.title',
      access: { permission: 'guardian_contact', types: ['admin'] },
      layout: 'admin',
      optionalQuery: ['tab', 'classId'],
    },
  },
  modules: [
    { id: 'guardian-home', title: 'guardian.menu.today', icon: 'Home', audience: 'guardian', route: 'today' },
    { id: 'guardian-work', title: 'guardian.menu.work', icon: 'ClipboardTask', audience: 'guardian', route: 'work' },
    {
      id: 'guardian-results',
      title: 'guardian.menu.results',
      icon: 'DataHistogram',
      audience: 'guardian',
      route: 'results',
    },
    {
      id: 'guardian-notices',
      title: 'guardian.menu.notices',
      icon: 'Megaphone',
      audience: 'guardian',
      route: 'notices',
      showsUnread: true,
    },
    {
      id: 'guardian-contact',
      title: 'guardian.menu.contact',
      icon: 'People',
      audience: 'teacher',
      route: 'contact',
      onlyFor: ['guardian_contact'],
    },
    {
      id: 'guardian-administer',
      title: 'guardian.menu.contact',
      icon: 'People',
      audience: 'admin',
      group: 'people',
      route: 'administer',
      access: contacts,
    },
  ],
  blocks: [
    {
      id: 'joinWay',
      place: 'login.way',
      title: 'guardian.join.way',
      access: { public: 'shown while somebody signs in' },
      order: 50,
      data: { icon: 'People' },
    },
  ],
  landing: [
    {
      id: 'guardian-must-change-password',
      priority: 89,
      when: { mustChangePassword: true, types: ['guardian'] },
      then: { to: account.general.path, message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'guardians',
      priority: 14,
      when: { types: ['guardian'] },
      then: { to: '/guardian-home', message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
