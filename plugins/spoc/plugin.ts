import type { Access } from 'edutech/core/common/permissions/access';
import { nonTeachingRoleTypes } from 'edutech/core/common/permissions/people';
import { definePlugin } from 'edutech/core/common/plugin';
import { landingDelay } from 'edutech/core/common/screen/time-outs';

const teacher = { permission: 'online_course_tea', types: ['teacher'] } as const satisfies Access;
const student = { permission: 'online_course_stu', types: ['student'] } as const satisfies Access;

/** Offices of cities and counties, held by appointed teachers and by administrators. */
const evaluators = [
  'city_evaluate',
  'county_evaluate',
  'city_evaluate_recommend_tea',
  'county_evaluate_recommend_tea',
] as const;
const recommenders = [
  'city_recommend',
  'county_recommend',
  'city_evaluate_recommend_tea',
  'county_evaluate_recommend_tea',
] as const;
const officers = ['teacher', 'admin', 'cityAdmin'] as const;
const officeCodes = ['city_recommend', 'city_evaluate'] as const;

export default definePlugin({
  id: 'spoc',
  requires: ['textbook'],
  optional: ['questions', 'resource'],
  permissions: {
    online_course_tea: {
      title: 'spoc.permission.teacher',
      actions: ['download', 'create', 'note', 'question'],
      grantedTo: ['teacher'],
    },
    online_course_stu: { title: 'spoc.permission.student', grantedTo: ['student'] },
    city_evaluate_recommend_tea: { title: 'spoc.permission.cityBoth', grantedTo: ['cityAdmin'] },
    city_recommend: { title: 'spoc.permission.cityRecommend', grantedTo: ['cityAdmin'] },
    city_evaluate: { title: 'spoc.permission.cityEvaluate', grantedTo: ['cityAdmin'] },
    county_evaluate_recommend_tea: { title: 'spoc.permission.countyBoth', grantedTo: ['countyOperator'] },
    county_recommend: { title: 'spoc.permission.countyRecommend', grantedTo: ['countyOperator'] },
    county_evaluate: { title: 'spoc.permission.countyEvaluate', grantedTo: ['countyOperator'] },
  },
  routes: {
    root: { path: '/spoc', redirect: 'list' },
    list: { path: '/spoc/list', title: 'spoc.list.title', access: teacher, undeveloped: true },
    excellentEvaluate: {
      path: '/spoc/excellent_evaluate',
      title: 'spoc.excellentEvaluate.title',
      access: { signedIn: true, types: officers },
      interceptor: 'enterEvaluation',
      undeveloped: true,
    },
    excellentRecommend: {
      path: '/spoc/excellent_recommend',
      title: 'spoc.excellentRecommend.title',
      access: { anyOf: recommenders, types: officers },
      undeveloped: true,
    },
    student: {
      path: '/spoc/student',
      title: 'spoc.student.title',
      access: teacher,
      parent: 'list',
      query: ['cid'],
      undeveloped: true,
    },
    detail: {
      path: '/spoc/detail',
      redirect: 'detailTeacher',
      interceptor: 'toOwnCourse',
      query: ['cid'],
      optionalQuery: ['entry'],
    },
    detailTeacher: {
      path: '/spoc/detail/teacher',
      title: 'spoc.detailTeacher.title',
      access: teacher,
      interceptor: 'toOwnCourse',
      parent: 'list',
      query: ['cid'],
      undeveloped: true,
    },
    detailPublish: {
      path: '/spoc/detail/publish',
      title: 'spoc.detailPublish.title',
      access: teacher,
      parent: 'detailTeacher',
      query: ['cid'],
      undeveloped: true,
    },
    detailResource: {
      path: '/spoc/detail/resource',
      title: 'spoc.detailResource.title',
      access: teacher,
      parent: 'detailTeacher',
      query: ['cid'],
      undeveloped: true,
    },
    detailAnswer: {
      path: '/spoc/detail/answer',
      title: 'spoc.detailAnswer.title',
      access: teacher,
      parent: 'detailTeacher',
      query: ['cid'],
      undeveloped: true,
    },
    detailTestMonitor: {
      path: '/spoc/detail/test_monitor',
      title: 'spoc.detailTestMonitor.title',
      access: teacher,
      parent: 'detailTeacher',
      query: ['cid'],
      undeveloped: true,
    },
    monitor: { path: '/spoc/monitor', title: 'spoc.monitor.title', access: teacher, parent: 'list', undeveloped: true },
    preview: { path: '/spoc/preview', title: 'spoc.preview.title', access: teacher, parent: 'list', undeveloped: true },
    studentRoot: { path: '/stu-spoc', redirect: 'studentList' },
    studentList: { path: '/stu-spoc/list', title: 'spoc.studentList.title', access: student, undeveloped: true },
    studentPreview: {
      path: '/stu-spoc/preview',
      title: 'spoc.studentPreview.title',
      access: student,
      parent: 'studentList',
      undeveloped: true,
    },
    studentCourse: {
      path: '/stu-spoc/student',
      title: 'spoc.studentCourse.title',
      access: student,
      parent: 'studentList',
      query: ['cid'],
      undeveloped: true,
    },
  },
  modules: [
    {
      id: 'spoc',
      title: 'spoc.menu',
      icon: 'HatGraduation',
      audience: 'teacher',
      route: 'list',
      titleFor: [{ anyOf: officeCodes, title: 'spoc.menu.excellentCourse' }],
    },
    {
      id: 'excellent-evaluation',
      title: 'spoc.menu.excellentEvaluation',
      icon: 'Certificate',
      audience: 'teacher',
      handler: 'openEvaluation',
      access: { anyOf: officeCodes },
      onlyFor: officeCodes,
      plainLogo: true,
    },
    {
      id: 'admin-excellent-evaluation',
      title: 'spoc.menu.excellentEvaluation',
      icon: 'Certificate',
      audience: 'admin',
      group: 'teaching',
      handler: 'openEvaluation',
      access: { anyOf: [...evaluators, ...recommenders] },
    },
    { id: 'st-spoc', title: 'spoc.menu.stSpoc', icon: 'HatGraduation', audience: 'student', route: 'studentList' },
  ],
  landing: [
    {
      id: 'target-permitted',
      priority: 84,
      when: { context: 'target', types: ['teacher'], targetUnder: '/spoc', targetOpens: true },
      then: { place: 'target', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'target-refused',
      priority: 83,
      when: {
        context: 'target',
        types: ['teacher'],
        notRoleTypes: nonTeachingRoleTypes,
        targetUnder: '/spoc',
        targetOpens: false,
      },
      then: { message: 'spoc.landing.noPermission', tone: 'error', delay: landingDelay, logout: true },
    },
    {
      id: 'city-recommend',
      priority: 60,
      when: { access: { permission: 'city_recommend' } },
      then: { to: '/spoc/excellent_recommend', message: 'core.session.loginSuccess', tone: 'success' },
    },
    {
      id: 'city-evaluate',
      priority: 59,
      when: { access: { permission: 'city_evaluate' } },
      then: { to: '/spoc/excellent_evaluate', message: 'core.session.loginSuccess', tone: 'success' },
    },
  ],
});
