import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const administrator = {
  permission: 'organisation_admin',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

export default definePlugin({
  id: 'organisation',
  permissions: {
    organisation_admin: {
      title: 'organisation.permission.administrator',
      grantedTo: ['superAdmin', 'admin', 'cityAdmin'],
    },
  },
  routes: {
    root: { path: '/organisation', redirect: 'schools' },
    schools: {
      path: '/organisation/schools',
      title: 'organisation.schools.title',
      access: administrator,
      layout: 'admin',
      undeveloped: true,
    },
    classes: {
      path: '/organisation/classes',
      title: 'organisation.classes.title',
      access: administrator,
      layout: 'admin',
      undeveloped: true,
    },
    people: {
      path: '/organisation/people',
      title: 'organisation.people.title',
      access: administrator,
      layout: 'admin',
      undeveloped: true,
    },
    roles: {
      path: '/organisation/roles',
      title: 'organisation.roles.title',
      access: administrator,
      layout: 'admin',
      undeveloped: true,
    },
    terms: {
      path: '/organisation/terms',
      title: 'organisation.terms.title',
      access: administrator,
      layout: 'admin',
      undeveloped: true,
    },
  },
  modules: [
    {
      id: 'organisation-schools',
      title: 'organisation.menu.schools',
      icon: 'HatGraduation',
      audience: 'admin',
      route: 'schools',
    },
    {
      id: 'organisation-classes',
      title: 'organisation.menu.classes',
      icon: 'People',
      audience: 'admin',
      route: 'classes',
    },
    {
      id: 'organisation-people',
      title: 'organisation.menu.people',
      icon: 'People',
      audience: 'admin',
      route: 'people',
    },
    {
      id: 'organisation-roles',
      title: 'organisation.menu.roles',
      icon: 'PersonSettings',
      audience: 'admin',
      route: 'roles',
    },
    {
      id: 'organisation-terms',
      title: 'organisation.menu.terms',
      icon: 'TaskListSquare',
      audience: 'admin',
      route: 'terms',
    },
  ],
});
