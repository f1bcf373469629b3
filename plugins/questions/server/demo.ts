import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { build } from './demo/build';

const question = (id: DemoContext['id'], slug: string) => id(`questions.question.${slug}`);

/** The same about a question of one's own, of a colleague alone, and of another school. */
const ofQuestions =
  <Input>(input: (id: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input(question(id, 'fold-paper')),
    otherClass: input(question(id, 'cat-feelings')),
    otherSchool: input(question(id, 'whole-substitution')),
  });

const inNumbers = (id: DemoContext['id']) => id('textbook.node.junior-mathematics-7a-pep/第一章 有理数');

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listQuestions: (_, id) => ({
      shared: { space: 'public', nodeids: [inNumbers(id)], sort: 'newest', page: 1, pageline: 20 },
    }),
    questionFacets: (_, id) => ({ shared: { space: 'public', nodeids: [inNumbers(id)] } }),
    chapterCounts: (_, id) => ({
      shared: { space: 'public', bookid: id('textbook.book.junior-mathematics-7a-pep') },
    }),
    pointCounts: (_, id) => ({ shared: { space: 'public', knowid: id('textbook.tree.junior-mathematics') } }),
    getQuestion: ofQuestions((id) => ({ id })),
    someQuestions: (_, id) => ({ shared: { ids: [question(id, 'below-zero')] } }),
    questionKeys: (_, id) => ({ shared: { ids: [question(id, 'below-zero')] } }),
    listVersions: ofQuestions((id) => ({ id })),
    whereUsed: ofQuestions((id) => ({ id })),
  },
  pages: {},
};
