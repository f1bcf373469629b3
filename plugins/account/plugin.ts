import type { Access } from 'edutech/core/common/access';
import { teachingStaff } from 'edutech/core/common/people';
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
      grantedTo: [...teachingStaff, 'countyOperator', 'cityOperator', 'auditor'],
    },
    usercenter_stu: { title: 'account.permission.student', grantedTo: ['student'] },
  },
  routes: {
    general: { path: '/gen-setting', title: 'account.general.title', access: everyone, layout: 'portal' },
    setting: { path: '/setting', title: 'account.setting.title', access: teacher },
    studentSetting: { path: '/stu-setting', title: 'account.studentSetting.title', access: student },
  },
  landing: [
    {
      id: 'teacher-must-change-password',
      priority: 800,
      when: { mustChangePassword: true, access: teacher },
      then: { to: '/setting' },
    },
    {
      id: 'student-must-change-password',
      priority: 800,
      when: { mustChangePassword: true, access: { permission: 'usercenter_stu', types: ['student'] } },
      then: { to: '/stu-setting' },
    },
    {
      id: 'administrator-must-change-password',
      priority: 800,
      when: { mustChangePassword: true, types: ['superAdmin', 'admin', 'cityAdmin'] },
      then: { to: '/gen-setting' },
    },
    {
      id: 'guests',
      priority: 150,
      when: { context: 'plain', types: ['guestCity', 'guestArea'] },
      then: { to: '/login' },
    },
  ],
});
