import type { Access } from 'edutech/core/common/permissions/access';
import { definePlugin } from 'edutech/core/common/plugin';
import Type from 'typebox';
import { office } from './model/managers';

const teacher = { permission: 'textbook_tea', types: ['teacher'] } as const satisfies Access;

export default definePlugin({
  id: 'textbook',
  permissions: {
    textbook_tea: { title: 'textbook.permission.teacher', actions: ['tt_personal_textbook'], grantedTo: ['teacher'] },
    textbook_school_tea: { title: 'textbook.permission.school', grantedTo: ['principal', 'subjectLeader'] },
    textbook_admin: { title: 'textbook.permission.admin', grantedTo: ['admin', 'cityAdmin', 'superAdmin'] },
  },
  routes: {
    root: { path: '/textbook', redirect: 'handle' },
    handle: {
      path: '/textbook/handle',
      title: 'textbook.handle.title',
      navTitle: 'textbook.handle.navTitle',
      access: teacher,
      optionalQuery: ['source'],
    },
    detail: {
      path: '/textbook/detail',
      title: 'textbook.detail.title',
      access: teacher,
      parent: 'handle',
      query: ['bookid'],
    },
    mapping: {
      path: '/textbook/mapping',
      title: 'textbook.mapping.title',
      access: teacher,
      parent: 'detail',
      query: ['bookid'],
      optionalQuery: ['with'],
    },
    office: { path: '/admin/textbooks', title: 'textbook.office.title', access: office, layout: 'admin' },
    officeEditions: {
      path: '/admin/textbooks/editions',
      title: 'textbook.editions.title',
      access: office,
      layout: 'admin',
      parent: 'office',
    },
    officeBook: {
      path: '/admin/textbooks/book',
      title: 'textbook.detail.title',
      access: office,
      layout: 'admin',
      parent: 'office',
      query: ['bookid'],
    },
    officeMapping: {
      path: '/admin/textbooks/mapping',
      title: 'textbook.mapping.title',
      access: office,
      layout: 'admin',
      parent: 'officeBook',
      query: ['bookid'],
      optionalQuery: ['with'],
    },
  },
  options: Type.Object({
    fixedBooks: Type.Boolean({
      description: 'Offer the built-in list of books (model/books/fixed-books.ts) instead of what schools choose',
      default: false,
    }),
    subjectPlatform: Type.String({
      description: 'Address of the subject platform (学科网) that takes over one’s books; empty: not connected',
      default: '',
      pattern: '^(https://.+)?$',
    }),
  }),
  modules: [
    { id: 'textbook', title: 'textbook.menu', icon: 'Book', audience: 'teacher', route: 'handle' },
    {
      id: 'textbook-catalogue',
      title: 'textbook.office.title',
      icon: 'Book',
      audience: 'admin',
      group: 'teaching',
      route: 'office',
    },
  ],
});
