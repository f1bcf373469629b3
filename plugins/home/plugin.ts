import { definePlugin } from 'edutech/core/common/plugin';

export default definePlugin({
  id: 'home',
  title: 'home.name',
  optional: ['portal', 'air', 'work', 'wrong', 'resource', 'textbook', 'organisation', 'guardian'],
  routes: {
    root: { path: '/home', redirect: 'main' },
    main: {
      path: '/home/main',
      title: 'home.main.page',
      navTitle: 'home.main.title',
      access: { signedIn: true, types: ['teacher'] },
      layout: 'teacher',
      serverRendered: true,
      places: ['teacher.home', 'home.question'],
    },
    detail: {
      path: '/home/detail',
      title: 'home.detail.title',
      access: { signedIn: true, types: ['teacher'] },
      layout: 'teacher',
      parent: 'main',
    },
    studentRoot: { path: '/student-home', redirect: 'studentMain' },
    studentMain: {
      path: '/student-home/main',
      title: 'home.student.page',
      navTitle: 'home.student.title',
      access: { signedIn: true, types: ['student'] },
      layout: 'student',
      offline: true,
      serverRendered: true,
      places: ['student.home'],
    },
    workbench: {
      path: '/admin/workbench',
      title: 'home.staff.title',
      // reviewers and operators hold accounts of teachers
      access: { signedIn: true, types: ['superAdmin', 'cityAdmin', 'admin', 'teacher'] },
      layout: 'admin',
      serverRendered: true,
      places: ['staff.home'],
    },
  },
  modules: [
    { id: 'staff-home', title: 'home.staff.title', icon: 'Home', audience: 'admin', route: 'workbench', isHome: true },
    { id: 'home', title: 'home.main.title', icon: 'Home', audience: 'teacher', route: 'main', isHome: true },
    {
      id: 'student-home',
      title: 'home.student.title',
      icon: 'Home',
      audience: 'student',
      route: 'studentMain',
      isHome: true,
    },
  ],
  blocks: [
    {
      id: 'strip',
      place: 'portal.strip',
      title: 'home.strip',
      access: { signedIn: true, types: ['teacher', 'student', 'guardian', 'admin', 'cityAdmin', 'superAdmin'] },
      order: 10,
    },
  ],
});
