import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { build } from './demo/build';
import { bookAddress, mappingAddress } from '../model/addresses';

/** The same about the book of one's own, of a colleague, and of another school. */
const ofBooks =
  <Input>(input: (bookId: string, id: DemoContext['id']) => Input, own = 'personal-teacher-mathematics-7') =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input(id(`textbook.book.${own}`), id),
    otherClass: input(id('textbook.book.personal-headteacher-chinese-7'), id),
    otherSchool: input(id('textbook.book.school-201-mathematics-7'), id),
  });

/** The same about a book whose version no other sample changes. */
const ofMappedBooks = <Input>(input: (bookId: string, id: DemoContext['id']) => Input) =>
  ofBooks(input, 'personal-teacher-problems-7');

const ownPoint = (id: DemoContext['id']) => id('textbook.point.personal-headteacher-morality/集体生活');
const ofPoints = <Input>(input: Input) => ({
  refused: { ...input, version: 1 },
  shownBy: 'tests/api/textbook/points.test.ts' as const,
});

const ofNodes =
  <Input>(input: (nodeId: string, bookId: string) => Input) =>
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
  <Input>(input: (bookId: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'principal' as const,
    own: input(id('textbook.book.school-101-geography-7')),
    otherClass: null,
    otherSchool: input(id('textbook.book.school-201-mathematics-7')),
    neighbour: input(id('textbook.book.school-105-chinese-7')),
  });

const sampleBook = (id: DemoContext['id']) => ({
  source: 1,
  stageId: 'junior' as const,
  subjectId: id('subject/geography'),
  gradeId: id('grade/7'),
  itemId: id('textbook.edition.own'),
  name: '云州地图册',
  tbName: '全一册',
});

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    getUserBooks: ({ termId }) => ({ shared: { source: 1, termId } }),
    selectBook: ofBooks((bookId) => ({ bookId })),
    selectCachedBook: ofBooks((bookId) => ({ bookId })),
    getGradeSubjects: ({ termId }) => ({ shared: { termId } }),
    checkBooks: (_, id) => ({ shared: { bookId: id('textbook.book.junior-mathematics-7a-pep') } }),
    selectData: (_, id) => ({ shared: { ddid: id('subject/mathematics') } }),
    getChildNodes: ofNodes((nodeId) => ({ nodeId })),
    getCommonChildNodes: (_, id) => ({ shared: { bookId: id('textbook.book.junior-mathematics-7a-pep') } }),
    getNode: ofNodes((nodeId) => ({ nodeId })),
    getChapterTree: ofBooks((bookId) => ({ bookId })),
    getKnowledgePoint: (_, id) => ({
      as: 'headteacher',
      own: { kiid: id('textbook.point.personal-headteacher-morality/集体生活') },
      otherClass: null,
      otherSchool: null,
    }),
    getKnowledgePoints: (_, id) => ({
      shared: { stageId: 'junior', subjectId: id('subject/mathematics'), source: 'PUBLIC' },
    }),
    getManagedBooks: () => ({ shared: {} }),
    listCatalogue: () => ({ shared: { q: '数学', page: 1, pageLine: 15, keeper: 'city', state: 'standing' } }),
    saveEdition: (_, id) => ({
      as: 'cityadmin',
      own: { itemId: id('textbook.edition.own'), name: '自编', publisher: '' },
      otherClass: null,
      otherSchool: null,
    }),
    saveBook: (_, id) => ({
      as: 'principal',
      own: sampleBook(id),
      otherClass: { ...sampleBook(id), bookId: id('textbook.book.personal-teacher-mathematics-7'), version: 1 },
      otherSchool: { ...sampleBook(id), bookId: id('textbook.book.school-201-mathematics-7'), version: 1 },
      neighbour: { ...sampleBook(id), bookId: id('textbook.book.school-105-chinese-7'), version: 1 },
    }),
    deleteBooks: ofSchoolBooks((bookId) => ({ bookIds: [bookId], status: 1 as const })),
    bookDependents: ofSchoolBooks((bookId) => ({ bookIds: [bookId] })),
    uploadCover: (_, id) => ({
      refused: { bookId: id('textbook.book.school-101-geography-7') },
      shownBy: 'tests/api/textbook/covers.test.ts',
    }),
    removeCover: ofSchoolBooks((bookId) => ({ bookId })),
    adoptBooks: ({ termId }, id) => ({
      as: 'principal',
      own: {
        termId,
        gradeId: id('grade/7'),
        subjectId: id('subject/geography'),
        bookIds: [id('textbook.book.school-101-geography-7')],
      },
      otherClass: null,
      otherSchool: null,
    }),
    addChapter: ofNodes((nodeId, bookId) => ({ bookId, nodeId, nodeName: '小结' })),
    renameNode: ofNodes((nodeId) => ({ nodeId, nodeName: '有理数' })),
    legacyRenameNode: ofNodes((nodeId) => ({ nodeId, nodeName: '有理数' })),
    deleteNode: ofNodes((nodeId) => ({ nodeId, status: 1 as const })),
    // a book that no other sample writes: its version stands
    moveNode: (_, id) => ({
      as: 'teacher',
      own: { nodeId: id('textbook.node.personal-teacher-review-7/期末复习'), version: 1 },
      otherClass: { nodeId: id('textbook.node.personal-headteacher-chinese-7/古诗文'), version: 1 },
      otherSchool: { nodeId: id('textbook.node.school-201-mathematics-7/测量校园'), version: 1 },
    }),
    chapterDependents: ofNodes((nodeId) => ({ nodeId })),
    chapterTemplate: ofSchoolBooks((bookId) => ({ bookId })),
    importChapters: (_, id) => ({
      refused: { bookId: id('textbook.book.school-101-geography-7') },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    chapterImport: (_, id) => ({
      refused: { importId: id('textbook.import') },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    applyChapters: (_, id) => ({
      refused: { importId: id('textbook.import'), version: 1, replace: false },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    undoChapters: (_, id) => ({
      refused: { importId: id('textbook.import'), version: 1 },
      shownBy: 'tests/api/textbook/import.test.ts',
    }),
    makeKnowledgeTree: (_, id) => ({
      as: 'cityadmin',
      own: { source: 'PUBLIC', stageId: 'junior', subjectId: id('subject/music'), name: '音乐' },
      otherClass: null,
      otherSchool: null,
    }),
    addPoint: (_, id) => ofPoints({ knowId: id('textbook.tree.personal-headteacher-morality'), knowName: '班级' }),
    renamePoint: (_, id) => ofPoints({ kiid: ownPoint(id), knowName: '班级' }),
    movePoint: (_, id) => ofPoints({ kiid: ownPoint(id) }),
    deletePoint: (_, id) => ofPoints({ kiid: ownPoint(id), status: 1 as const }),
    pointDependents: (_, id) => ({
      as: 'headteacher',
      own: { kiid: ownPoint(id) },
      otherClass: null,
      otherSchool: null,
    }),
    listPointPairs: ofBooks((bookId, id) => ({ bookId, knowId: id('textbook.tree.junior-mathematics') })),
    listTwinPairs: ofBooks((bookId, id) => ({ bookId, otherId: id('textbook.book.junior-mathematics-7a-pep') })),
    savePointPairs: ofMappedBooks((bookId, id) => ({
      bookId,
      knowId: id('textbook.tree.junior-mathematics'),
      version: 1,
      pairs: [],
    })),
    saveTwinPairs: ofMappedBooks((bookId, id) => ({
      bookId,
      otherId: id('textbook.book.junior-mathematics-7a-pep'),
      version: 2,
      pairs: [],
    })),
  },
  pages: {
    detail: (_, id) => bookAddress(id('textbook.book.junior-mathematics-7a-pep')),
    mapping: (_, id) => mappingAddress(id('textbook.book.junior-mathematics-7a-pep')),
    officeBook: (_, id) => bookAddress(id('textbook.book.junior-mathematics-7a-pep'), true),
    officeMapping: (_, id) => mappingAddress(id('textbook.book.junior-mathematics-7a-pep'), true),
  },
};
