import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';
import { landingDelay } from 'edutech/core/common/screen/time-outs';

const operator = { permission: 'deployment_admin', types: ['superAdmin'] } as const satisfies Access;
const auditReader = { permission: 'audit_admin', types: ['superAdmin', 'cityAdmin'] } as const satisfies Access;

export default definePlugin({
  id: 'deployment',
  permissions: {
    deployment_admin: { title: 'deployment.permission.operator', grantedTo: ['superAdmin'] },
    audit_admin: { title: 'deployment.permission.audit', grantedTo: ['superAdmin', 'cityAdmin'] },
  },
  routes: {
    root: { path: '/deployment', redirect: 'modules' },
    modules: {
      path: '/deployment/modules',
      title: 'deployment.modules.title',
      access: operator,
      layout: 'admin',
      undeveloped: true,
    },
    settings: {
      path: '/deployment/settings',
      title: 'deployment.settings.title',
      access: operator,
      layout: 'admin',
      undeveloped: true,
    },
    jobs: {
      path: '/deployment/jobs',
      title: 'deployment.jobs.title',
      access: operator,
      layout: 'admin',
      undeveloped: true,
    },
    health: {
      path: '/deployment/health',
      title: 'deployment.health.title',
      access: operator,
      layout: 'admin',
      undeveloped: true,
    },
    audit: {
      path: '/deployment/audit',
      title: 'deployment.audit.title',
      access: auditReader,
      layout: 'admin',
      undeveloped: true,
    },
  },
  modules: [
    {
      id: 'deployment-modules',
      title: 'deployment.menu.modules',
      icon: 'PuzzlePiece',
      audience: 'admin',
      route: 'modules',
    },
    {
      id: 'deployment-settings',
      title: 'deployment.menu.settings',
      icon: 'Settings',
      audience: 'admin',
      route: 'settings',
    },
    { id: 'deployment-jobs', title: 'deployment.menu.jobs', icon: 'TaskListSquare', audience: 'admin', route: 'jobs' },
    {
      id: 'deployment-health',
      title: 'deployment.menu.health',
      icon: 'DesktopPulse',
      audience: 'admin',
      route: 'health',
    },
    {
      id: 'deployment-audit',
      title: 'deployment.menu.audit',
      icon: 'ShieldCheckmark',
      audience: 'admin',
      route: 'audit',
    },
  ],
  landing: [
    {
      id: 'administrators',
      priority: 10,
      when: { notTypes: ['teacher', 'student', 'guestCity', 'guestArea'] },
      then: {
        place: 'option:adminSiteUrl',
        handOver: true,
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
      default: '',
      description: 'Address of the site for administrators; empty: they are told and signed out.',
    }),
  }),
});
