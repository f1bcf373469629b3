import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';

const access = {
  public: 'the specification lists the famous-teacher classroom among the pages without login',
} as const satisfies Access;

export default definePlugin({
  id: 'famous',
  staysOnLogout: ['/famous'],
  mount: '/famous',
  permissions: {
    yishiyiyouke_district_tea: { title: 'famous.permission.district', grantedTo: [] },
    yishiyiyouke_city_tea: { title: 'famous.permission.city', grantedTo: [] },
  },
  routes: {
    root: { path: '/famous', redirect: 'home' },
    home: { path: '/famous/home', title: 'famous.home.title', access, undeveloped: true },
    masterstudio: {
      path: '/famous/masterstudio',
      title: 'famous.masterstudio.title',
      access,
      parent: 'home',
      undeveloped: true,
    },
    mystudio: {
      path: '/famous/masterstudio/mystudio',
      title: 'famous.mystudio.title',
      access,
      parent: 'masterstudio',
      undeveloped: true,
    },
    manage: {
      path: '/famous/masterstudio/manage',
      title: 'famous.manage.title',
      access,
      parent: 'masterstudio',
      undeveloped: true,
    },
    myhome: {
      path: '/famous/masterstudio/myhome',
      title: 'famous.myhome.title',
      access,
      parent: 'masterstudio',
      undeveloped: true,
    },
    courses: { path: '/famous/courses', title: 'famous.courses.title', access, parent: 'home', undeveloped: true },
    course: { path: '/famous/course', title: 'famous.course.title', access, parent: 'courses', undeveloped: true },
    articles: { path: '/famous/articles', title: 'famous.articles.title', access, parent: 'home', undeveloped: true },
    article: { path: '/famous/article', title: 'famous.article.title', access, parent: 'articles', undeveloped: true },
    dynamics: { path: '/famous/dynamics', title: 'famous.dynamics.title', access, parent: 'home', undeveloped: true },
    messages: { path: '/famous/messages', title: 'famous.messages.title', access, parent: 'home', undeveloped: true },
    optimalClass: {
      path: '/famous/optimalClass',
      title: 'famous.optimalClass.title',
      access,
      parent: 'home',
      undeveloped: true,
    },
    myCourseShowDetails: {
      path: '/famous/myCourseShowDetails',
      title: 'famous.myCourseShowDetails.title',
      access,
      parent: 'courses',
      undeveloped: true,
    },
    opimalShowDetails: {
      path: '/famous/opimalShowDetails',
      title: 'famous.opimalShowDetails.title',
      access,
      parent: 'optimalClass',
      undeveloped: true,
    },
  },
  blocks: [
    {
      id: 'tab',
      place: 'portal.tab',
      title: 'famous.tab',
      access,
      order: 3,
      data: { tab: 3, path: '/famous', component: false, clearsCityLogin: true, undeveloped: true },
    },
  ],
  landing: [
    {
      id: 'famous-teachers',
      priority: 50,
      when: { access: { anyOf: ['yishiyiyouke_district_tea', 'yishiyiyouke_city_tea'] } },
      then: { to: '/famous', message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
