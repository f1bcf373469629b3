import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { build } from './demo/build';

/** The same about the book of one's own, of a colleague, and of another school. */
const ofBooks =
  <Input>(input: (bookid: string, id: DemoContext['id']) => Input, own = 'personal-teacher-mathematics-7') =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input(id(`textbook.book.${own}`), id),
    otherClass: input(id('textbook.book.personal-headteacher-chinese-7'), id),
    otherSchool: input(id('textbook.book.school-201-mathematics-7'), id),
  });

/** The same about a book whose version no other sample changes. */
const ofMappedBooks = <Input>(input: (bookid: string, id: DemoContext['id']) => Input) =>
  ofBooks(input, 'personal-teacher-problems-7');

const ownPoint = (id: DemoContext['id']) => id('textbook.point.personal-headteacher-morality/集体生活');
const ofPoints = <Input>(input: Input) => ({
  refused: { ...input, version: 1 },
  shownBy: 'tests/api/textbook/points.test.ts' as const,
});

const ofNodes =
  <Input>(input: (nodeid: string, bookid: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => {
    const about = (book: string, path: string) =>
      input(id(`textbook.node.${book}/${path}`), id(`textbook.book.${book}`));
    return {
      as: 'teacher' as const,
      own: about('personal-teacher-mathematics-7', '有理数'),
      otherClass: about('personal-headteacher-chinese-7', '古诗文'),
      otherSchool: about('school-201-mathematics-7', '测量校园'),
    };
  };

/** The same about a book of the school, as its principal asks: of another county’s school, and of the next school. */
const ofSchoolBooks =
  <Input>(input: (bookid: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'principal' as const,
    own: input(id('textbook.book.school-101-geography-7')),
    otherClass: null,
    otherSchool: input(id('textbook.book.school-201-mathematics-7')),
    neighbour: input(id('textbook.book.school-105-chinese-7')),
  });

const sampleBook = (id: DemoContext['id']) => ({
  source: 1,
  stageid: 'junior' as const,
  subjectid: id('subject/geography'),
  gradeid: id('grade/7'),
  itemid: id('textbook.edition.own'),
  name: '云州地图册',
  tbname: '全一册',
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
    getManagedBooks: () => ({ shared: {} }),
    listCatalogue: () => ({ shared: { q: '数学', page: 1, pageline: 15, keeper: 'city', state: 'standing' } }),
    saveEdition: (_, id) => ({
      as: 'cityadmin',
      own: { itemid: id('textbook.edition.own'), name: '自编', publisher: '' },
      otherClass: null,
      otherSchool: null,
    }),
    saveBook: (_, id) => ({
      as: 'principal',
      own: sampleBook(id),
      otherClass: { ...sampleBook(id), bookid: id('textbook.book.personal-teacher-mathematics-7'), version: 1 },
      otherSchool: { ...sampleBook(id), bookid: id('textbook.book.school-201-mathematics-7'), version: 1 },
      neighbour: { ...sampleBook(id), bookid: id('textbook.book.school-105-chinese-7'), version: 1 },
    }),
    deleteBooks: ofSchoolBooks((bookid) => ({ bookids: [bookid], status: 1 as const })),
    bookDependents: ofSchoolBooks((bookid) => ({ bookids: [bookid] })),
    uploadCover: (_, id) => ({
      refused: { bookid: id('textbook.book.school-101-geography-7') },
      shownBy: 'tests/api/textbook/covers.test.ts',
    }),
    removeCover: ofSchoolBooks((bookid) => ({ bookid })),
    adoptBooks: ({ termId }, id) => ({
      as: 'principal',
      own: {
        termid: termId,
        gradeid: id('grade/7'),
        subjectid: id('subject/geography'),
        bookids: [id('textbook.book.school-101-geography-7')],
      },
      otherClass: null,
      otherSchool: null,
    }),
    addChapter: ofNodes((nodeid, bookid) => ({ bookid, nodeid, nodename: '小结' })),
    renameNode: ofNodes((nodeid) => ({ nodeid, nodename: '有理数' })),
    legacyRenameNode: ofNodes((nodeid) => ({ nodeid, nodename: '有理数' })),
    deleteNode: ofNodes((nodeid) => ({ nodeid, status: 1 as const })),
    // a book that no other sample writes: its version stands
    moveNode: (_, id) => ({
      as: 'teacher',
      own: { nodeid: id('textbook.node.personal-teacher-review-7/期末复习'), version: 1 },
      otherClass: { nodeid: id('textbook.node.personal-headteacher-chinese-7/古诗文'), version: 1 },
      otherSchool: { nodeid: id('textbook.node.school-201-mathematics-7/测量校园'), version: 1 },
    }),
    chapterDependents: ofNodes((nodeid) => ({ nodeid })),
    chapterTemplate: ofSchoolBooks((bookid) => ({ bookid })),
    importChapters: (_, id) => ({
      refused: { bookid: id('textbook.book.school-101-geography-7') },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    chapterImport: (_, id) => ({
      refused: { importid: id('textbook.import') },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    applyChapters: (_, id) => ({
      refused: { importid: id('textbook.import'), version: 1, replace: false },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    undoChapters: (_, id) => ({
      refused: { importid: id('textbook.import'), version: 1 },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    makeKnowledgeTree: (_, id) => ({
      as: 'cityadmin',
      own: { source: 'PUBLIC', stageid: 'junior', subjectid: id('subject/music'), name: '音乐' },
      otherClass: null,
      otherSchool: null,
    }),
    addPoint: (_, id) => ofPoints({ knowid: id('textbook.tree.personal-headteacher-morality'), knowname: '班级' }),
    renamePoint: (_, id) => ofPoints({ kiid: ownPoint(id), knowname: '班级' }),
    movePoint: (_, id) => ofPoints({ kiid: ownPoint(id) }),
    deletePoint: (_, id) => ofPoints({ kiid: ownPoint(id), status: 1 as const }),
    pointDependents: (_, id) => ({
      as: 'headteacher',
      own: { kiid: ownPoint(id) },
      otherClass: null,
      otherSchool: null,
    }),
    listPointPairs: ofBooks((bookid, id) => ({ bookid, knowid: id('textbook.tree.junior-mathematics') })),
    listTwinPairs: ofBooks((bookid, id) => ({ bookid, otherid: id('textbook.book.junior-mathematics-7a-pep') })),
    savePointPairs: ofMappedBooks((bookid, id) => ({
      bookid,
      knowid: id('textbook.tree.junior-mathematics'),
      version: 1,
      pairs: [],
    })),
    saveTwinPairs: ofMappedBooks((bookid, id) => ({
      bookid,
      otherid: id('textbook.book.junior-mathematics-7a-pep'),
      version: 2,
      pairs: [],
    })),
  },
  pages: {
    detail: (_, id) => `/textbook/detail?bookid=${id('textbook.book.junior-mathematics-7a-pep')}`,
    mapping: (_, id) => `/textbook/mapping?bookid=${id('textbook.book.junior-mathematics-7a-pep')}`,
    officeBook: (_, id) => `/admin/textbooks/book?bookid=${id('textbook.book.junior-mathematics-7a-pep')}`,
    officeMapping: (_, id) => `/admin/textbooks/mapping?bookid=${id('textbook.book.junior-mathematics-7a-pep')}`,
  },
};
