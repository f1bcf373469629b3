import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const everyone = { signedIn: true } as const satisfies Access;
const teacher = { permission: 'usercenter_tea', types: ['teacher'] } as const satisfies Access;
const student = { signedIn: true, types: ['student'] } as const satisfies Access;

export default definePlugin({
  id: 'account',
  permissions: {
    usercenter_tea: {
      title: 'account.permission.teacher',
      actions: ['class_setting'],
      grantedTo: ['teacher', 'countyOperator', 'cityOperator', 'auditor'],
    },
    usercenter_stu: { title: 'account.permission.student', grantedTo: ['student'] },
  },
  routes: {
    general: { path: '/gen-setting', title: 'account.general.title', access: everyone, layout: 'portal' },
    setting: { path: '/setting', title: 'account.setting.title', access: teacher },
    studentSetting: { path: '/stu-setting', title: 'account.studentSetting.title', access: student },
    teaching: { path: '/intelligence_teaching', redirect: '/home', interceptor: 'toOwnHome' },
  },
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
      id: 'guests',
      priority: 15,
      when: { types: ['guestCity', 'guestArea'] },
      then: { to: '/login', message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
