import { termsPath } from 'edutech/core/common/organisation/agreement';
import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';
import { frontPath } from 'edutech/core/common/front';
import { cardPath } from 'edutech/core/common/security/account-card';
import { routes as home } from 'edutech/plugins/home/routes';
import { computerKeeper } from './model/computer-access';
import { options } from './model/options';

const everyone = { signedIn: true } as const satisfies Access;
const nobodyYet = { public: 'shown while somebody signs in' } as const satisfies Access;
const strangers = {
  public: 'whoever has no account yet, or cannot get into it, must be able to read this',
} as const satisfies Access;
const everybody = { public: 'to be read before anybody has an account' } as const satisfies Access;
const teacher = { permission: 'usercenter_tea', types: ['teacher'] } as const satisfies Access;
const student = { signedIn: true, types: ['student'] } as const satisfies Access;

/** Of the personal centre: the open tab, the row that is being changed, the page of a list. */
const centreQuery = ['tab', 'change', 'page'] as const;

const registerPath = '/register';
const forgotPath = '/forgot-password';

export default definePlugin({
  id: 'account',
  accompanies: true,
  // opens the accounts that people ask for; its rights decide who looks after the computers of a school
  requires: ['organisation'],
  optional: ['home'],
  permissions: {
    usercenter_tea: {
      title: 'account.permission.teacher',
      actions: ['class_setting'],
      grantedTo: ['teacher', 'countyOperator', 'cityOperator', 'auditor'],
    },
    usercenter_stu: { title: 'account.permission.student', grantedTo: ['student'] },
  },
  routes: {
    general: {
      path: '/gen-setting',
      title: 'account.general.title',
      access: everyone,
      layout: 'portal',
      optionalQuery: centreQuery,
    },
    setting: { path: '/setting', title: 'account.setting.title', access: teacher, optionalQuery: centreQuery },
    studentSetting: {
      path: '/stu-setting',
      title: 'account.studentSetting.title',
      access: student,
      optionalQuery: centreQuery,
    },
    classSignIn: { path: '/class', title: 'account.classCode.title', access: nobodyYet, layout: 'portal' },
    authorise: {
      path: '/authorise/:interaction',
      title: 'account.provider.title',
      access: everyone,
      layout: 'portal',
    },
    card: { path: cardPath, title: 'account.card.title', access: nobodyYet, layout: 'portal' },
    signInReturn: { path: '/sign-in/:provider', title: 'account.sso.title', access: nobodyYet, layout: 'portal' },
    computers: {
      path: '/admin/computers',
      title: 'account.computers.title',
      access: computerKeeper,
      layout: 'admin',
    },
    outside: {
      path: '/outside',
      title: 'account.outside.title',
      access: everyone,
      layout: 'portal',
      optionalQuery: ['platform'],
    },
    terms: { path: termsPath, title: 'account.agree.title', access: everybody, layout: 'portal', serverRendered: true },
    register: {
      path: registerPath,
      title: 'account.register.title',
      access: strangers,
      serverRendered: true,
      optionalQuery: ['ask'],
    },
    forgot: { path: forgotPath, title: 'account.forgot.title', access: strangers, serverRendered: true },
    setPassword: { path: '/set-password', title: 'account.link.title', access: strangers, serverRendered: true },
    teaching: { path: '/intelligence_teaching', redirect: home.root.path, interceptor: 'toOwnHome' },
  },
  modules: [
    {
      id: 'account-computers',
      title: 'account.computers.title',
      icon: 'Board',
      audience: 'admin',
      group: 'people',
      route: 'computers',
    },
  ],
  blocks: [
    {
      id: 'passkeyFactor',
      place: 'login.factor',
      title: 'account.factor.passkey',
      access: nobodyYet,
      order: 10,
      data: { kind: 'passkey', icon: 'Key' },
    },
    {
      id: 'codeFactor',
      place: 'login.factor',
      title: 'account.factor.totp',
      access: nobodyYet,
      order: 20,
      data: { kind: 'totp', icon: 'Phone' },
    },
    {
      id: 'recoveryFactor',
      place: 'login.factor',
      title: 'account.factor.recovery',
      access: nobodyYet,
      order: 30,
      data: { kind: 'recovery', icon: 'DocumentBulletList' },
    },
    {
      id: 'register',
      place: 'login.link',
      title: 'account.register.title',
      access: nobodyYet,
      order: 10,
      data: { kind: 'register', path: registerPath, component: false },
    },
    {
      id: 'forgot',
      place: 'login.link',
      title: 'account.forgot.title',
      access: nobodyYet,
      order: 20,
      data: { kind: 'forgot', path: forgotPath, component: false },
    },
    { id: 'agree', place: 'login.agree', title: 'account.agree.title', access: nobodyYet, order: 10 },
    { id: 'enrol', place: 'login.enrol', title: 'account.factors.title', access: nobodyYet, order: 10 },
    {
      id: 'passkeyWay',
      place: 'login.way',
      title: 'account.passkeyWay.title',
      access: nobodyYet,
      order: 40,
      data: { icon: 'Key' },
    },
    {
      id: 'classCodeWay',
      place: 'login.way',
      title: 'account.classCode.way',
      access: nobodyYet,
      order: 10,
      data: { icon: 'People' },
    },
    {
      id: 'cardWay',
      place: 'login.way',
      title: 'account.card.way',
      access: nobodyYet,
      order: 20,
      data: { icon: 'QrCode' },
    },
    {
      id: 'ssoWay',
      place: 'login.way',
      title: 'account.sso.way',
      access: nobodyYet,
      order: 30,
      onlyWith: 'identityProviders',
      data: { icon: 'ShieldCheckmark' },
    },
    {
      id: 'teacherPlatforms',
      place: 'teacher.home',
      title: 'account.outside.block',
      access: { signedIn: true, types: ['teacher'] },
      order: 20,
      onlyWith: 'outsidePlatforms',
      data: { column: 'start' },
    },
    {
      id: 'studentPlatforms',
      place: 'student.home',
      title: 'account.outside.block',
      access: student,
      order: 70,
      onlyWith: 'outsidePlatforms',
    },
    { id: 'classrooms', place: 'settings.computers', title: 'account.classrooms.title', access: teacher, order: 20 },
    {
      id: 'sharedComputers',
      place: 'settings.computers',
      title: 'account.sharedComputers.title',
      access: { permission: 'usercenter_tea', action: 'class_setting', types: ['teacher'] },
      order: 30,
    },
    { id: 'factors', place: 'settings.security', title: 'account.factors.title', access: everyone, order: 10 },
    {
      id: 'personFactors',
      place: 'organisation.person',
      title: 'account.personFactors.reset',
      access: computerKeeper,
      order: 10,
    },
  ],
  options,
  landing: [
    {
      id: 'teacher-must-change-password',
      priority: 90,
      when: { mustChangePassword: true, access: teacher },
      then: { to: '/setting', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'student-must-change-password',
      priority: 90,
      when: { mustChangePassword: true, access: { permission: 'usercenter_stu', types: ['student'] } },
      then: { to: '/stu-setting', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'administrator-must-change-password',
      priority: 90,
      when: { mustChangePassword: true, types: ['superAdmin', 'admin', 'cityAdmin'] },
      then: { to: '/gen-setting', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      // no login leads here (portal.md section 4 lets them go on): the guard does, for the server answers nothing else
      id: 'others-must-change-password',
      priority: -1,
      when: { mustChangePassword: true },
      then: { to: '/gen-setting' },
    },
    {
      id: 'guests',
      priority: 15,
      when: { types: ['guestCity', 'guestArea'] },
      then: { to: frontPath, message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
