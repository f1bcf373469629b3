import { definePlugin } from 'edutech/core/common/plugin';
import Type from 'typebox';
import { mostPeriods } from 'edutech/core/common/time/periods';

const browsing = { public: 'visitors may browse the air classroom (portal.md section 6)' } as const;
/** Who keeps lessons and the timetable (portal.md section 5). */
const editors = { permission: 'air_class_city' } as const;

export default definePlugin({
  id: 'air',
  staysOnLogout: ['/air'],
  requires: ['textbook', 'media', 'library'],
  logins: { air: { message: 'air.login.purpose' } },
  optional: ['portal', 'home', 'work'],
  options: Type.Object({
    periodStarts: Type.Array(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), {
      description: 'When the periods of the timetable of lessons begin, by the city’s clocks',
      default: ['08:00', '08:50', '09:50', '10:40', '14:00', '14:50', '15:50', '16:40'],
      minItems: 1,
      maxItems: mostPeriods,
    }),
    periodMinutes: Type.Integer({
      description: 'How long a period of the timetable is, in minutes',
      default: 40,
      minimum: 5,
      maximum: 180,
    }),
  }),
  permissions: {
    air_class_city: { title: 'air.permission.city', grantedTo: ['cityAdmin', 'superAdmin', 'cityOperator'] },
    air_class_resources_download: {
      title: 'air.permission.download',
      grantedTo: [
        'teacher',
        'headTeacher',
        'principal',
        'gradeDirector',
        'subjectLeader',
        'student',
        'cityAdmin',
        'superAdmin',
        'guestCity',
        'guestArea',
      ],
    },
  },
  routes: {
    root: { path: '/air', redirect: 'list' },
    list: {
      path: '/air/air_list',
      title: 'air.list.title',
      access: browsing,
      optionalQuery: ['airbookid', 'nodecode', 'sort', 'exercise'],
      serverRendered: true,
    },
    detail: {
      path: '/air/air_detail',
      title: 'air.detail.title',
      access: browsing,
      parent: 'list',
      query: ['resourceid'],
      optionalQuery: ['at', 'detail_cource_my'],
      serverRendered: true,
    },
    watched: {
      path: '/air/watched',
      title: 'air.report.title',
      access: { signedIn: true, types: ['teacher'] },
      layout: 'teacher',
      parent: 'list',
      optionalQuery: ['classid', 'resourceid'],
    },
    questions: {
      path: '/air/questions',
      title: 'air.questions.title',
      access: { signedIn: true, types: ['teacher'] },
      layout: 'teacher',
      parent: 'list',
    },
    timetable: {
      path: '/air/timetable',
      title: 'air.timetable.title',
      access: browsing,
      parent: 'list',
      serverRendered: true,
      optionalQuery: ['gradeid', 'week'],
    },
    schedule: {
      path: '/air/manage/timetable',
      title: 'air.schedule.title',
      access: editors,
      layout: 'admin',
      parent: 'manage',
      optionalQuery: ['gradeid', 'week'],
    },
    mine: { path: '/air/my_list', title: 'air.mine.title', access: editors, layout: 'admin', parent: 'manage' },
    manage: { path: '/air/manage', title: 'air.manage.title', access: editors, layout: 'admin' },
    lesson: {
      path: '/air/lesson',
      title: 'air.lesson.title',
      access: editors,
      layout: 'admin',
      parent: 'manage',
      query: ['resourceid'],
    },
  },
  modules: [
    { id: 'air', title: 'air.list.title', icon: 'VideoClip', audience: 'teacher', route: 'list', alwaysFirst: true },
    {
      id: 'air-student',
      title: 'air.list.title',
      icon: 'VideoClip',
      audience: 'student',
      route: 'list',
      alwaysFirst: true,
    },
    {
      id: 'air-admin',
      title: 'air.menu.admin',
      icon: 'VideoClip',
      audience: 'admin',
      group: 'teaching',
      route: 'manage',
    },
  ],
  blocks: [
    {
      id: 'tab',
      place: 'portal.tab',
      title: 'air.list.title',
      access: browsing,
      order: 2,
      data: { tab: 2, path: '/air', clearsCityLogin: true, component: false },
    },
    { id: 'today', place: 'portal.home', title: 'air.block.today', access: browsing, order: 28 },
    { id: 'newest', place: 'portal.home', title: 'air.block.newest', access: browsing, order: 30 },
    {
      id: 'studentContinue',
      place: 'student.home',
      title: 'air.continue.title',
      access: { signedIn: true },
      order: 10,
    },
  ],
  landing: [
    {
      id: 'air-lesson',
      priority: 101,
      when: { context: 'air', targetIs: 'page', targetUnder: '/air' },
      then: { place: 'target', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'air-login',
      priority: 100,
      when: { context: 'air' },
      then: { to: '/air', message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
