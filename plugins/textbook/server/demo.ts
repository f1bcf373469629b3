import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { build } from './demo/build';

/** The same about the book of one's own, of a colleague, and of another school. */
const ofBooks =
  <Input>(input: (bookid: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input(id('textbook.book.personal-teacher-mathematics-7')),
    otherClass: input(id('textbook.book.personal-headteacher-chinese-7')),
    otherSchool: input(id('textbook.book.school-201-mathematics-7')),
  });

const ofNodes =
  <Input>(input: (nodeid: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input(id('textbook.node.personal-teacher-mathematics-7/有理数')),
    otherClass: input(id('textbook.node.personal-headteacher-chinese-7/古诗文')),
    otherSchool: input(id('textbook.node.school-201-mathematics-7/测量校园')),
  });

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    getUserBooks: ({ termId }) => ({ shared: { source: 1, termid: termId } }),
    selectBook: ofBooks((bookid) => ({ bookid })),
    selectCachedBook: ofBooks((bookid) => ({ bookid })),
    getGradeSubjects: ({ termId }) => ({ shared: { termid: termId } }),
    checkBooks: (_, id) => ({ shared: { bookid: id('textbook.book.junior-mathematics-7a-pep') } }),
    selectData: (_, id) => ({ shared: { ddid: id('subject/mathematics') } }),
    getChildNodes: ofNodes((nodeid) => ({ nodeid })),
    getCommonChildNodes: (_, id) => ({ shared: { bookid: id('textbook.book.junior-mathematics-7a-pep') } }),
    getNode: ofNodes((nodeid) => ({ nodeid })),
    getChapterTree: ofBooks((bookid) => ({ bookid })),
    getKnowledgePoint: (_, id) => ({
      as: 'headteacher',
      own: { kiid: id('textbook.point.personal-headteacher-morality/集体生活') },
      otherClass: null,
      otherSchool: null,
    }),
    getKnowledgePoints: (_, id) => ({
      shared: { stageid: 'junior', subjectid: id('subject/mathematics'), source: 'PUBLIC' },
    }),
  },
  pages: { detail: (_, id) => `/textbook/detail?bookid=${id('textbook.book.junior-mathematics-7a-pep')}` },
};
