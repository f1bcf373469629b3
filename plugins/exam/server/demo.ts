import { type PresetId, blocksOf } from '../model/paper/blocks';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { analysisSamples } from './demo/analysis-samples';
import { build } from './demo/build';

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

const fields = (id: MakeId) => ({
  title: '有理数 随堂测',
  subjectId: id('subject/mathematics'),
  gradeId: id('grade/7'),
  document: emptyDocument(id),
});

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listPapers: () => ({ shared: { shelf: 'mine', page: 1, pageLine: 20 } }),
    getPaper: ofPapers((paperId) => ({ paperId })),
    paperQuestions: (_, id) => ({ shared: { ids: [id('questions.question.below-zero')] } }),
    createPaper: (_, id) => ({ shared: { ...fields(id), paperId: id('exam.paper.sample') } }),
    savePaper: ofPapers((paperId, id) => ({ ...fields(id), paperId, version: 1, save: id('exam.save.sample') })),
    paperPages: ofPapers((paperId, id) => ({ title: '有理数', document: emptyDocument(id), answers: 'none', paperId })),
    removePapers: ofPapers((paperId) => ({ paperIds: [paperId] }), 'homework-two'),
    restorePapers: ofPapers((paperId) => ({ paperIds: [paperId] }), 'homework-two'),
    copyPaper: ofPapers((paperId) => ({ paperId })),
    ...analysisSamples,
  },
  pages: { analyze: (_, id) => `/exam/analyze?id=${id('exam.exam.midterm')}` },
};
