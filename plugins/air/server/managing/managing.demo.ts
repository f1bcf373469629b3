import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../../api/lessons';
import type plugin from '../../plugin';

const sample = 'air.resource.m7-number-line';

/** Samples for the permission matrix: lessons are the city's, so no row belongs to a person. */
export const managingSamples: Demo<typeof plugin, typeof api>['samples'] = {
  manageLessons: () => ({ shared: { scope: 'all', page: 1, pageLine: 15 } }),
  manageLesson: (_, id) => ({ shared: { id: id(sample) } }),
  saveLesson: (_, id) => ({
    shared: {
      name: '有理数的减法',
      nameEn: '',
      gradeId: id('grade/7'),
      subjectId: id('subject/mathematics'),
      teacher: '方晓岚',
      school: '临江区第二中学',
      summary: '',
      needsLogin: false,
    },
  }),
  setLessonFilm: (_, id) => ({
    refused: { id: id(sample), version: 1, fileId: id('air.file.nobody') },
    shownBy: 'tests/api/air/managing.test.ts',
  }),
  placeLesson: (_, id) => ({
    refused: { id: id('air.resource.nobody'), version: 1, nodeIds: [] },
    shownBy: 'tests/api/air/managing.test.ts',
  }),
  twinPlaces: (_, id) => ({
    shared: { nodeIds: [id('textbook.node.junior-mathematics-7a-pep/第五章 一元一次方程')] },
  }),
  actOnLessons: (_, id) => ({
    refused: { act: 'publish', lessons: [{ id: id('air.resource.nobody'), version: 1 }] },
    shownBy: 'tests/api/air/managing.test.ts',
  }),
};
