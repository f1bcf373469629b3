import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import { usualSettings } from '../model/sheet/settings';
import type plugin from '../plugin';
import { routes } from '../routes';
import { build } from './demo/build';
import { demoProject, markingSamples } from './demo/samples';
import { buildScans } from './scans/demo/build';
import { scannedProject, scanSamples } from './scans/demo/samples';

type MakeId = DemoContext['id'];

const paper = (id: MakeId, slug: string) => id(`exam.paper.${slug}`);

/** The same about a paper of the demo teacher, a colleague's own, and one of another school. */
const ofPapers =
  <Input>(input: (paperId: string) => Input) =>
  (_: unknown, id: MakeId) => ({
    as: 'teacher' as const,
    own: input(paper(id, 'midterm')),
    otherClass: input(paper(id, 'neighbour-draft')),
    otherSchool: input(paper(id, 'foreign-draft')),
  });

export const demo: Demo<typeof plugin, typeof api> = {
  build: async (context) => {
    await build(context);
    await buildScans(context);
  },
  samples: {
    ...markingSamples,
    answerSheet: ofPapers((paperId) => ({ paperId })),
    keepAnswerSheet: ofPapers((paperId) => ({ paperId, settings: usualSettings })),
    answerSheetPages: ofPapers((paperId) => ({ paperId, settings: usualSettings })),
    printAnswerSheet: ofPapers((paperId) => ({ paperId })),
    checkAnswerSheet: (_, id) => ({
      refused: { paperId: id('marking.no-paper'), settings: usualSettings },
      shownBy: 'tests/api/marking/sheets/answer-sheet.test.ts' as const,
    }),
    ...scanSamples,
  },
  pages: {
    mark: (_, id) => routes.mark.to({ project: demoProject(id) }),
    board: (_, id) => routes.board.to({ project: demoProject(id) }),
    answerSheet: (_, id) => routes.answerSheet.to({ paper: paper(id, 'midterm') }),
    scans: (_, id) => routes.scans.to({ project: scannedProject(id) }),
  },
};
