import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { nonTeachingRoleTypes, roleTypes } from 'edutech/core/common/permissions/people';
import { definePlugin } from 'edutech/core/common/plugin';

/** Any one of the three spaces opens the pages (the specification's non-strict check). */
const teacher = {
  anyOf: ['resource_tea', 'resource_school_tea', 'resource_common_tea'],
  types: ['teacher'],
} as const satisfies Access;
/** The sky-class pages are open without a permission check. */
const skyClass = { signedIn: true, types: ['teacher'] } as const satisfies Access;
const studentSkyClass = { signedIn: true, types: ['student'] } as const satisfies Access;
const visitor = {
  public: 'the specification lists the resource list among the pages without login',
} as const satisfies Access;
const boutique = { permission: 'boutique_resource_tea', types: ['teacher'] } as const satisfies Access;

const actions = ['upload', 'delete', 'use_in_guide_book', 'publish_to_school', 'download', 'category'] as const;

export default definePlugin({
  id: 'resource',
  requires: ['textbook', 'media', 'library'],
  optional: ['home', 'portal', 'organisation', 'statistics'],
  mount: '/education_resources',
  permissions: {
    resource_tea: { title: 'resource.permission.personal', actions, grantedTo: ['teacher'] },
    resource_school_tea: { title: 'resource.permission.school', actions, grantedTo: ['teacher'] },
    resource_common_tea: { title: 'resource.permission.common', actions, grantedTo: ['teacher'] },
    boutique_resource_tea: { title: 'resource.permission.boutique', grantedTo: ['teacher'] },
    resource_audit: { title: 'resource.permission.audit', grantedTo: ['auditor'] },
    resource_stu: { title: 'resource.permission.student', grantedTo: ['student'] },
  },
  routes: {
    root: { path: '/resource', redirect: 'list' },
    list: {
      path: '/resource/list',
      title: 'resource.list.title',
      access: teacher,
      interceptor: 'toPublicResources',
      optionalQuery: ['space'],
    },
    zzlist: {
      path: '/resource/zzlist',
      title: 'resource.zzlist.title',
      access: skyClass,
      parent: 'list',
    },
    online: {
      path: '/resource/online',
      title: 'resource.online.title',
      access: teacher,
      parent: 'list',
      keepAlive: true,
    },
    detail: {
      path: '/resource/detail',
      title: 'resource.detail.title',
      access: teacher,
      parent: 'list',
      query: ['id'],
    },
    zzdetail: {
      path: '/resource/zzdetail',
      title: 'resource.zzdetail.title',
      access: skyClass,
      parent: 'zzlist',
      query: ['id'],
    },
    studentRoot: { path: '/stu-resource', redirect: 'studentZzlist' },
    studentZzlist: {
      path: '/stu-resource/zzlist',
      title: 'resource.studentZzlist.title',
      access: studentSkyClass,
    },
    studentZzdetail: {
      path: '/stu-resource/zzdetail',
      title: 'resource.studentZzdetail.title',
      access: studentSkyClass,
      parent: 'studentZzlist',
      query: ['id'],
    },
    educationRoot: { path: '/education_resources', redirect: 'resourceList' },
    resourceList: {
      path: '/education_resources/resource-list',
      title: 'resource.resourceList.title',
      access: visitor,
      serverRendered: true,
      optionalQuery: ['q', 'sort'],
    },
    resourceListDetail: {
      path: '/education_resources/resource-list-detail',
      title: 'resource.resourceListDetail.title',
      access: visitor,
      parent: 'resourceList',
      query: ['id'],
    },
    resourceUpload: {
      path: '/education_resources/resource-upload',
      title: 'resource.resourceUpload.title',
      access: teacher,
      parent: 'resourceList',
    },
    resourceAudit: {
      path: '/education_resources/resource-audit',
      title: 'resource.resourceAudit.title',
      access: { permission: 'resource_audit' },
      parent: 'resourceList',
    },
  },
  modules: [
    { id: 'resource', title: 'resource.menu', icon: 'Folder', audience: 'teacher', route: 'list', needsTextbook: true },
    {
      id: 'boutique-resource',
      title: 'resource.menu.boutiqueResource',
      icon: 'Star',
      audience: 'teacher',
      handler: 'openBoutiqueResource',
      access: boutique,
    },
    {
      id: 'st-resource',
      title: 'resource.menu.stResource',
      icon: 'Cloud',
      audience: 'student',
      route: 'studentZzlist',
    },
  ],
  blocks: [
    {
      id: 'tab',
      place: 'portal.tab',
      title: 'resource.tab',
      access: visitor,
      order: 5,
      data: { tab: 5, path: '/education_resources', component: false, clearsCityLogin: true },
    },
    { id: 'newest', place: 'portal.home', title: 'resource.block.newest', access: visitor, order: 34 },
    { id: 'mostUsed', place: 'portal.home', title: 'resource.block.used', access: visitor, order: 36 },
  ],
  logins: { resource: { message: 'resource.login.purpose' } },
  landing: [
    {
      id: 'auditors',
      priority: 95,
      when: { context: 'resource', types: ['teacher'], roleTypes: [roleTypes.auditor] },
      then: {
        to: '/education_resources/resource-audit',
        message: 'core.session.loginSuccess',
        tone: 'success',
        check: 'hasAuditRange',
        otherwise: { message: 'resource.landing.noScope', tone: 'error' },
      },
    },
    {
      id: 'teachers',
      priority: 94,
      when: { context: 'resource', types: ['teacher'], notRoleTypes: nonTeachingRoleTypes },
      then: { to: '/education_resources/resource-upload', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'others',
      priority: 93,
      when: { context: 'resource' },
      then: { message: 'resource.landing.notNeeded', tone: 'warning' },
    },
  ],
  options: Type.Object({
    boutiqueResourceUrl: Type.String({
      default: '',
      description: 'Address of the boutique resource platform; empty: not connected.',
    }),
    auditDays: Type.Integer({
      default: 3,
      minimum: 1,
      maximum: 60,
      description: 'Days within which a review of a resource is to be decided.',
    }),
  }),
});
