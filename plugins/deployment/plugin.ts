import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin, type ModuleDeclaration, type PageRoute } from 'edutech/core/common/plugin';
import { landingDelay } from 'edutech/core/common/screen/time-outs';
import { routes as home } from 'edutech/plugins/home/routes';
import { routes as organisation } from 'edutech/plugins/organisation/routes';
import { citySettingsEditors, operator, settingsEditors } from './api/access';

const auditReader = {
  permission: 'audit_admin',
  action: 'search',
  types: ['superAdmin', 'cityAdmin'],
} as const satisfies Access;

const storage = { permission: 'storage_admin', types: ['superAdmin', 'cityAdmin'] } as const satisfies Access;

const page = <const Area extends string, const Action extends string>(area: Area, action: Action) =>
  ({
    path: `/admin/deployment/${area}`,
    title: `deployment.${area}.title`,
    access: operator(action),
    layout: 'admin',
  }) as const satisfies PageRoute;

const entry = <const Route extends string>(route: Route, icon: string) =>
  ({
    id: `deployment-${route}`,
    title: `deployment.menu.${route}`,
    icon,
    audience: 'admin',
    group: 'platform',
    route,
  }) as const satisfies ModuleDeclaration;

/** The letter after G that opens a page from the workbench. */
const go = <const Name extends string>(
  name: Name,
  { path, access }: { readonly path: string; readonly access: Access },
  key: string,
  order: number,
) =>
  ({
    id: `${name}Go`,
    place: 'staff.go',
    title: `deployment.menu.${name}`,
    access,
    order,
    data: { path, key, component: false },
  }) as const;

const audit = { path: '/admin/audit', title: 'deployment.audit.title', access: auditReader, layout: 'admin' } as const;

export default definePlugin({
  id: 'deployment',
  requires: ['media', 'organisation'],
  optional: ['account', 'assistant', 'home', 'messages'],
  title: 'deployment.name',
  permissions: {
    deployment_admin: {
      title: 'deployment.permission.operator',
      actions: ['modules', 'settings', 'jobs', 'health', 'backups'],
      grantedTo: ['superAdmin'],
    },
    storage_admin: { title: 'deployment.permission.storage', grantedTo: ['superAdmin', 'cityAdmin'] },
    settings_admin: { title: 'deployment.permission.settings', grantedTo: ['superAdmin', 'cityAdmin', 'admin'] },
    audit_admin: {
      title: 'deployment.permission.audit',
      actions: ['search', 'export'],
      grantedTo: ['superAdmin', 'cityAdmin'],
    },
  },
  routes: {
    root: { path: '/admin/deployment', redirect: 'modules' },
    modules: page('modules', 'modules'),
    settings: {
      ...page('settings', 'settings'),
      access: settingsEditors,
      optionalQuery: ['county', 'school', 'section'],
    },
    serverFile: { ...page('serverFile', 'settings'), path: '/admin/deployment/server-file', parent: 'settings' },
    mail: { ...page('mail', 'settings'), parent: 'settings' },
    signOn: {
      ...page('signOn', 'settings'),
      path: '/admin/deployment/sign-on',
      optionalQuery: ['open'],
      parent: 'settings',
    },
    messages: { ...page('messages', 'settings'), optionalQuery: ['open'], parent: 'settings' },
    assistant: { ...page('assistant', 'settings'), parent: 'settings' },
    jobs: page('jobs', 'jobs'),
    conversions: { ...page('conversions', 'jobs'), path: '/admin/conversions' },
    health: page('health', 'health'),
    backups: page('backups', 'backups'),
    licences: page('licences', 'health'),
    calls: { ...page('calls', 'modules'), optionalQuery: ['open'] },
    storage: { path: '/admin/storage', title: 'deployment.storage.title', access: storage, layout: 'admin' },
    audit,
  },
  modules: [
    entry('modules', 'PuzzlePiece'),
    entry('settings', 'Settings'),
    entry('jobs', 'TaskListSquare'),
    entry('conversions', 'ArrowSync'),
    entry('health', 'DesktopPulse'),
    entry('backups', 'Database'),
    entry('licences', 'Certificate'),
    entry('calls', 'DocumentBulletList'),
    entry('storage', 'Database'),
    entry('audit', 'ShieldCheckmark'),
  ],
  blocks: [
    {
      id: 'health',
      place: 'staff.home',
      title: 'deployment.home.health',
      access: operator('health'),
      order: 10,
      data: { column: 'end' },
    },
    {
      id: 'changes',
      place: 'staff.home',
      title: 'deployment.change.latest',
      access: citySettingsEditors,
      order: 40,
      data: { column: 'end', row: 'week' },
    },
    {
      id: 'acts',
      place: 'staff.home',
      title: 'deployment.audit.title',
      access: auditReader,
      order: 30,
      data: { column: 'end', row: 'week' },
    },
    go('jobs', page('jobs', 'jobs'), 'j', 70),
    go('settings', { ...page('settings', 'settings'), access: settingsEditors }, 's', 71),
    go('audit', audit, 'a', 72),
    go('health', page('health', 'health'), 'h', 73),
    go('modules', page('modules', 'modules'), 'o', 74),
  ],
  landing: [
    {
      id: 'administrators',
      priority: 10,
      when: { notTypes: ['teacher', 'student', 'guardian', 'guestCity', 'guestArea'] },
      then: {
        place: 'option:adminSiteUrl',
        instead: organisation.schools.path,
        handOver: true,
        message: 'core.session.loginSuccess',
        tone: 'success',
        check: 'hasAdminSite',
        otherwise: {
          message: 'deployment.landing.notForAdministrators',
          tone: 'error',
          alertInDevelopment: true,
          delay: landingDelay,
          logout: true,
        },
      },
    },
  ],
  options: Type.Object({
    adminSiteUrl: Type.String({
      default: home.workbench.path,
      description:
        'Where administrators work: a page of this platform, or the address of a site of their own; empty: they are told and signed out.',
    }),
  }),
});
