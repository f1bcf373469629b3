import Type from 'typebox';
import type { Access } from 'edutech/core/common/permissions/access';
import { type AdminGroup, definePlugin, type ModuleDeclaration, type PageRoute } from 'edutech/core/common/plugin';

/** Who administers one area, each within the reach of the post. */
const may = <const Action extends string>(action: Action) =>
  ({
    permission: 'organisation_admin',
    action,
    types: ['superAdmin', 'admin', 'cityAdmin'],
  }) as const satisfies Access;

const page = <const Action extends string, const Path extends string>(action: Action, path: Path) =>
  ({ path, access: may(action), layout: 'admin' }) as const satisfies Partial<PageRoute>;

const entry = <const Route extends string>(route: Route, icon: string, group: AdminGroup = 'people') =>
  ({
    id: `organisation-${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title: `organisation.menu.${route}`,
    icon,
    audience: 'admin',
    group,
    route,
  }) as const satisfies ModuleDeclaration;

const schoolsPath = '/admin/schools';
const rostersPath = '/admin/rosters';

/** The letter after G that opens a page from the workbench. */
const go = <const Name extends string>(name: Name, access: Access, path: string, key: string, order: number) =>
  ({
    id: `${name}Go`,
    place: 'staff.go',
    title: `organisation.menu.${name}`,
    access,
    order,
    data: { path, key, component: false },
  }) as const;

export default definePlugin({
  id: 'organisation',
  title: 'organisation.name',
  requires: ['print'],
  optional: ['account', 'deployment', 'home', 'work'],
  options: Type.Object({
    oneRosterFolder: Type.String({
      description:
        'Folder of this machine with OneRoster 1.2 CSV files, or archives of them, that may be read each night',
      default: '',
    }),
  }),
  permissions: {
    organisation_admin: {
      title: 'organisation.permission.administrator',
      actions: [
        'schools',
        'classes',
        'people',
        'rosters',
        'timetable',
        'terms',
        'roles',
        'consents',
        'approvals',
        'act_as',
      ],
      grantedTo: ['superAdmin', 'admin', 'cityAdmin'],
    },
  },
  routes: {
    root: { path: '/admin', redirect: 'schools' },
    schools: { ...page('schools', schoolsPath), title: 'organisation.schools.title', optionalQuery: ['q'] },
    classes: { ...page('classes', '/admin/classes'), title: 'organisation.classes.title', optionalQuery: ['q'] },
    people: {
      ...page('people', '/admin/people'),
      title: 'organisation.people.title',
      optionalQuery: ['schoolId', 'classId', 'q'],
    },
    rosters: { ...page('rosters', rostersPath), title: 'organisation.rosters.title', optionalQuery: ['kind'] },
    rosterImport: {
      ...page('rosters', '/admin/rosters/:id'),
      optionalQuery: ['state'],
      title: 'organisation.rosters.importTitle',
      parent: 'rosters',
    },
    oneRoster: {
      ...page('rosters', '/admin/one-roster'),
      access: { ...may('rosters'), types: ['superAdmin'] },
      title: 'organisation.source.title',
      parent: 'rosters',
    },
    cards: { ...page('people', '/admin/cards'), title: 'organisation.cards.title' },
    transfers: { ...page('rosters', '/admin/transfers'), title: 'organisation.transfers.title' },
    rollOver: { ...page('rosters', '/admin/roll-over'), title: 'organisation.rollOver.title' },
    layers: { ...page('classes', '/admin/layers'), title: 'organisation.layers.title' },
    approvals: { ...page('approvals', '/admin/approvals'), title: 'organisation.approvals.title' },
    roles: { ...page('roles', '/admin/roles'), title: 'organisation.roles.title' },
    consents: { ...page('consents', '/admin/consents'), title: 'organisation.consents.title' },
    guardian: {
      path: '/guardian',
      title: 'organisation.links.title',
      access: { public: 'whoever holds the link is the guardian it was given to' },
      serverRendered: true,
      optionalQuery: ['link', 'done'],
    },
    subjects: { ...page('terms', '/admin/subjects'), title: 'organisation.subjects.title' },
    terms: { ...page('terms', '/admin/terms'), title: 'organisation.terms.title' },
    timetable: {
      ...page('timetable', '/admin/timetable'),
      title: 'organisation.timetable.title',
      optionalQuery: ['school', 'class'],
    },
    timetableEdit: {
      ...page('timetable', '/admin/timetable/edit'),
      title: 'organisation.timetable.edit',
      optionalQuery: ['school', 'class'],
      parent: 'timetable',
    },
    termDays: {
      ...page('timetable', '/admin/timetable/days'),
      title: 'organisation.timetable.termDays',
      optionalQuery: ['school'],
      parent: 'timetable',
    },
    week: {
      path: '/timetable',
      title: 'organisation.timetable.title',
      access: { signedIn: true, types: ['teacher'] },
      layout: 'teacher',
      optionalQuery: ['week'],
    },
    studentWeek: {
      path: '/st-timetable',
      title: 'organisation.timetable.title',
      access: { signedIn: true, types: ['student'] },
      layout: 'student',
    },
  },
  modules: [
    entry('schools', 'HatGraduation'),
    entry('classes', 'Board'),
    entry('people', 'People'),
    entry('rosters', 'DocumentBulletList'),
    entry('cards', 'QrCode'),
    entry('transfers', 'AppFolder'),
    entry('rollOver', 'DataTrending'),
    entry('layers', 'Library', 'teaching'),
    entry('approvals', 'ClipboardTask'),
    entry('roles', 'PersonSettings'),
    entry('consents', 'ShieldCheckmark'),
    entry('subjects', 'Book', 'teaching'),
    entry('timetable', 'TaskListSquare', 'teaching'),
    entry('terms', 'TaskListSquare', 'teaching'),
    {
      id: 'timetable',
      title: 'organisation.menu.timetable',
      icon: 'TaskListSquare',
      audience: 'teacher',
      route: 'week',
    },
    {
      id: 'st-timetable',
      title: 'organisation.menu.timetable',
      icon: 'TaskListSquare',
      audience: 'student',
      route: 'studentWeek',
    },
  ],
  blocks: [
    {
      id: 'size',
      place: 'staff.home',
      title: 'organisation.menu.schools',
      access: { ...may('schools'), types: ['admin'] },
      order: 5,
      data: { row: 'head' },
    },
    {
      id: 'timetableAct',
      place: 'staff.act',
      title: 'organisation.act.timetable',
      access: { ...may('timetable'), types: ['admin'] },
      order: 15,
      data: { path: '/admin/timetable', icon: 'Calendar', component: false },
    },
    {
      id: 'schoolsAct',
      place: 'staff.act',
      title: 'organisation.act.schools',
      access: may('schools'),
      order: 20,
      data: { path: schoolsPath, icon: 'HatGraduation', component: false },
    },
    {
      id: 'rostersAct',
      place: 'staff.act',
      title: 'organisation.act.rosters',
      access: may('rosters'),
      order: 30,
      data: { path: rostersPath, icon: 'DocumentBulletList', component: false },
    },
    go('people', may('people'), '/admin/people', 'p', 50),
    go('classes', may('classes'), '/admin/classes', 'c', 51),
    go('rosters', may('rosters'), rostersPath, 'r', 52),
    {
      id: 'myConsents',
      place: 'settings.data',
      title: 'organisation.consents.title',
      access: { signedIn: true, types: ['student'] },
      order: 60,
    },
    {
      id: 'childConsents',
      place: 'settings.data',
      title: 'organisation.consents.title',
      access: { signedIn: true, types: ['guardian'] },
      order: 61,
    },
  ],
});
