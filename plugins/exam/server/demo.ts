import { type PresetId, blocksOf } from '../model/paper/blocks';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { autoSamples } from './auto/samples';
import { analysisSamples } from './demo/analysis-samples';
import { build } from './demo/build';
import { sittingPages, sittingSamples } from './demo/sittings/samples';

type MakeId = DemoContext['id'];

const paper = (id: MakeId, slug: string) => id(`exam.paper.${slug}`);

/** The same about a paper of the demo teacher, a colleague's own, and one of another school. */
const ofPapers =
  <Input>(input: (paperId: string, id: MakeId) => Input, own = 'unit-one') =>
  (_: unknown, id: MakeId) => ({
    as: 'teacher' as const,
    own: input(paper(id, own), id),
    otherClass: input(paper(id, 'neighbour-draft'), id),
    otherSchool: input(paper(id, 'foreign-draft'), id),
  });

const emptyDocument = (id: MakeId, preset: PresetId = 'test') => ({
  blocks: blocksOf(preset, { fields: ['班级', '姓名'], bindingFields: ['班级', '姓名'], notes: '' }),
  sheet: { size: 'a4' as const, fillTo: 1 as const },
  parts: [{ id: id('exam.part.sample'), title: '', sections: [] }],
  target: { points: 100, minutes: 90, difficulty: 0.7 },
});

const ofGrade = (id: MakeId) => ({ gradeId: id('grade/7'), subjectId: id('subject/mathematics') });

const fields = (id: MakeId) => ({
  title: '有理数 随堂测',
  subjectId: id('subject/mathematics'),
  gradeId: id('grade/7'),
  document: emptyDocument(id),
});

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    ...autoSamples,
    listPapers: () => ({ shared: { shelf: 'mine', page: 1, pageLine: 20 } }),
    getPaper: ofPapers((paperId) => ({ paperId })),
    paperQuestions: (_, id) => ({ shared: { ids: [id('questions.question.below-zero')] } }),
    createPaper: (_, id) => ({ shared: { ...fields(id), paperId: id('exam.paper.sample') } }),
    savePaper: ofPapers(
      (paperId, id) => ({ ...fields(id), paperId, version: 1, save: id('exam.save.sample') }),
      'weekly-test',
    ),
    paperPages: ofPapers((paperId, id) => ({ title: '有理数', document: emptyDocument(id), answers: 'none', paperId })),
    comparePrints: ofPapers((paperId, id) => ({
      title: '有理数',
      document: emptyDocument(id),
      answers: 'none',
      paperId,
    })),
    removePapers: ofPapers((paperId) => ({ paperIds: [paperId] }), 'homework-two'),
    restorePapers: ofPapers((paperId) => ({ paperIds: [paperId] }), 'homework-two'),
    copyPaper: ofPapers((paperId) => ({ paperId })),
    ...analysisSamples,
    ...sittingSamples,
    downloadPaper: ofPapers((paperId) => ({ paperId, format: 'pdf', kind: 'student' }), 'midterm'),
    paperLog: ofPapers((paperId) => ({ paperId, page: 1, pageLine: 20 })),
    paperStanding: ofPapers((paperId) => ({ paperId })),
    paperTeam: ofPapers((paperId) => ({ paperId })),
    paperColleagues: ofPapers((paperId) => ({ paperId })),
    inviteColleagues: ofPapers(
      (paperId, id) => ({ paperId, personIds: [id('person/101/teacher/mathematics/2')] }),
      'weekly-test',
    ),
    leavePaper: ofPapers((paperId, id) => ({ paperId, personId: id('person/101/teacher/mathematics/2') })),
    showPaperPlace: ofPapers((paperId, id) => ({
      paperId,
      tab: id('exam.tab.sample'),
      place: 'title',
      takes: true,
      isGone: false,
    })),
    submitPaper: ofPapers((paperId) => ({ paperId, wanted: 2 })),
    returnPaper: (_, id) => ({
      refused: { paperId: paper(id, 'nobodys'), reason: '第 3 题无解' },
      shownBy: 'tests/api/exam/states.test.ts',
    }),
    publishPaper: ofPapers((paperId) => ({ paperId }), 'homework-two'),
    withdrawPaper: ofPapers((paperId) => ({ paperId }), 'midterm'),
    sealPaper: ofPapers((paperId, id) => ({
      paperId,
      releasesAt: new Date(Date.now() + 86_400_000).toISOString(),
      releasers: [id('person/101/teacher/mathematics/2'), id('person/101/teacher/chinese/2')],
    })),
    releasePaper: (_, id) => ({
      refused: { paperId: paper(id, 'nobodys') },
      shownBy: 'tests/api/exam/sealing.test.ts',
    }),
    examCart: (_, id) => ({ shared: ofGrade(id) }),
    examStyle: (_, id) => ({ shared: ofGrade(id) }),
    saveExamStyle: (_, id) => ({
      shared: { ...ofGrade(id), blocks: emptyDocument(id).blocks, sheet: emptyDocument(id).sheet },
    }),
    saveTemplate: ofPapers((paperId) => ({ paperId, title: '数学组 单元卷' })),
    removeTemplate: (_, id) => ({
      refused: { templateId: id('exam.template.nobody') },
      shownBy: 'tests/api/exam/style.test.ts',
    }),
  },
  pages: {
    ...sittingPages,
    detail: (_, id) => routes.detail.to({ id: paper(id, 'unit-one') }),
    analyze: (_, id) => routes.analyze.to({ id: id('exam.exam.midterm') }),
  },
};
