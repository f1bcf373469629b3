import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { build } from './demo/build';

const question = (id: DemoContext['id'], slug: string) => id(`questions.question.${slug}`);

/** The same about a question of one's own, of a colleague alone, and of another school. */
const ofQuestions =
  <Input>(input: (id: string) => Input, slug = 'fold-paper') =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input(question(id, slug)),
    otherClass: input(question(id, 'cat-feelings')),
    otherSchool: input(question(id, 'whole-substitution')),
  });

/** The same about a review within the auditor's management scope, and one of another subject in another county. */
const ofReviews =
  <Input>(input: (taskId: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'auditor' as const,
    own: input(id('questions.submission.fold-paper')),
    otherClass: null,
    otherSchool: input(id('questions.submission.slogan')),
  });

/** A question as a form has it, the least of it. */
const sampleValues = (id: DemoContext['id']) => ({
  body: {
    type: 2 as const,
    stem: [{ kind: 'paragraph' as const, inlines: [{ kind: 'text' as const, text: '0 的相反数是 0．' }] }],
    points: 2,
  },
  key: { truth: true },
  difficulty: 1 as const,
  stageId: 'junior' as const,
  subjectId: id('subject/mathematics'),
  gradeId: id('grade/7'),
  nodeIds: [inNumbers(id)],
  knowledge: [],
  kind: 'exercise' as const,
  year: null,
  region: '',
});

const inNumbers = (id: DemoContext['id']) => id('textbook.node.junior-mathematics-7a-pep/第一章 有理数');

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listQuestions: (_, id) => ({
      shared: { space: 'public', nodeIds: [inNumbers(id)], sort: 'newest', page: 1, pageLine: 20 },
    }),
    questionFacets: (_, id) => ({ shared: { space: 'public', nodeIds: [inNumbers(id)] } }),
    chapterCounts: (_, id) => ({
      shared: { space: 'public', bookId: id('textbook.book.junior-mathematics-7a-pep') },
    }),
    pointCounts: (_, id) => ({ shared: { space: 'public', knowId: id('textbook.tree.junior-mathematics') } }),
    questionsLikeText: () => ({ shared: { text: '云州冬季某日的最高气温' } }),
    getQuestion: ofQuestions((id) => ({ id })),
    someQuestions: (_, id) => ({ shared: { ids: [question(id, 'below-zero')] } }),
    questionKeys: (_, id) => ({ shared: { ids: [question(id, 'below-zero')] } }),
    listVersions: ofQuestions((id) => ({ id })),
    whereUsed: ofQuestions((id) => ({ id })),
    readAnswer: () => ({ shared: { gaps: [{ kind: 'formula', text: 'x²＋1' }] } }),
    saveQuestion: (_, id) => ({
      as: 'teacher',
      own: { ...sampleValues(id), id: question(id, 'rounding'), version: 1 },
      otherClass: { ...sampleValues(id), id: question(id, 'cat-feelings'), version: 1 },
      otherSchool: { ...sampleValues(id), id: question(id, 'whole-substitution'), version: 1 },
    }),
    editedQuestion: ofQuestions((id) => ({ id })),
    forkQuestion: ofQuestions((id) => ({ id })),
    saveDraft: (_, id) => ({
      as: 'teacher',
      own: { draftId: id('questions.draft.sample'), questionId: question(id, 'fold-paper'), values: {} },
      otherClass: { draftId: id('questions.draft.sample'), questionId: question(id, 'cat-feelings'), values: {} },
      otherSchool: {
        draftId: id('questions.draft.sample'),
        questionId: question(id, 'whole-substitution'),
        values: {},
      },
    }),
    getDraft: (_, id) => ({
      refused: { draftId: id('questions.draft.nobody') },
      shownBy: 'tests/api/questions/saving.test.ts',
    }),
    removeDraft: (_, id) => ({ shared: { draftId: id('questions.draft.nobody') } }),
    nearDuplicates: (_, id) => ({ shared: { body: sampleValues(id).body } }),
    similarQuestions: ofQuestions((id) => ({ id, count: 3 })),
    removeQuestions: ofQuestions((id) => ({ ids: [id] }), 'order-numbers'),
    restoreQuestions: ofQuestions((id) => ({ ids: [id] }), 'order-numbers'),
    shareQuestions: (_, id) => ({
      as: 'teacher',
      own: { ids: [question(id, 'opposites-sum')], wanted: 3 },
      otherClass: { ids: [question(id, 'cat-feelings')], wanted: 3 },
      otherSchool: { ids: [question(id, 'whole-substitution')], wanted: 3 },
    }),
    withdrawQuestions: ofQuestions((id) => ({ ids: [id] }), 'order-numbers'),
    favourQuestions: ofQuestions((id) => ({ ids: [id], on: true })),
    reportFault: ofQuestions((id) => ({ id, version: 1, kind: 'stem', text: '第二问的单位漏了。' })),
    closeFault: (_, id) => ({
      refused: { faultId: id('questions.fault.nobody'), state: 'fixed', answer: '' },
      shownBy: 'tests/api/questions/owner-acts.test.ts',
    }),
    listExplanations: ofQuestions((id) => ({ id })),
    addExplanation: (_, id) => ({
      refused: { id: question(id, 'below-zero'), fileId: id('questions.file.nobody'), seconds: 30, note: '' },
      shownBy: 'tests/api/questions/explaining.test.ts',
    }),
    removeExplanation: (_, id) => ({
      refused: { explanationId: id('questions.explanation.nobody'), removed: true },
      shownBy: 'tests/api/questions/explaining.test.ts',
    }),
    addToBasket: ofQuestions((id) => ({ ids: [id] })),
    removeFromBasket: (_, id) => ({ shared: { ids: [question(id, 'below-zero')] } }),
    moveInBasket: (_, id) => ({
      refused: { id: question(id, 'below-zero'), before: null },
      shownBy: 'tests/api/questions/basket.test.ts',
    }),
    reviewTask: ofReviews((taskId) => ({ taskId })),
    decideReview: ofReviews((taskId) => ({ taskId, pass: false, ticks: [], reason: '第（2）问缺少单位换算。' })),
    startImport: (_, id) => ({
      refused: { fileId: id('questions.file.nobody'), format: 'auto' },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    getImport: (_, id) => ({
      refused: { importId: id('questions.import.nobody') },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    showPaper: (_, id) => ({
      refused: { importId: id('questions.import.nobody') },
      shownBy: 'tests/api/questions/papers/paper-pictures.test.ts',
    }),
    removeImport: (_, id) => ({
      refused: { importId: id('questions.import.nobody'), removed: true },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    importDuplicates: (_, id) => ({
      refused: { importId: id('questions.import.nobody') },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    undoImport: (_, id) => ({
      refused: { importId: id('questions.import.nobody'), version: 1 },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    saveImportItem: (_, id) => ({
      refused: {
        importId: id('questions.import.nobody'),
        version: 1,
        itemId: id('questions.item.nobody'),
        body: sampleValues(id).body,
        key: {},
      },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    splitImportItem: (_, id) => ({
      refused: {
        importId: id('questions.import.nobody'),
        version: 1,
        itemId: id('questions.item.nobody'),
        at: 'block',
        index: 1,
      },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    mergeImportItems: (_, id) => ({
      refused: { importId: id('questions.import.nobody'), version: 1, itemId: id('questions.item.nobody') },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    setImportTypes: (_, id) => ({
      refused: { importId: id('questions.import.nobody'), version: 1, itemIds: [id('questions.item.nobody')], type: 5 },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    answerImport: (_, id) => ({
      refused: { importId: id('questions.import.nobody'), version: 1, text: '1. B' },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    leaveImportItems: (_, id) => ({
      refused: {
        importId: id('questions.import.nobody'),
        version: 1,
        itemIds: [id('questions.item.nobody')],
        left: true,
      },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    finishImport: (_, id) => ({
      refused: {
        importId: id('questions.import.nobody'),
        version: 1,
        difficulty: 2,
        stageId: 'junior',
        subjectId: id('subject/mathematics'),
        gradeId: id('grade/7'),
        nodeIds: [],
        kiids: [],
        kind: 'exercise',
        year: null,
        region: '',
      },
      shownBy: 'tests/api/questions/papers/importing.test.ts',
    }),
    exportQuestions: ofQuestions((id) => ({ ids: [id], format: 'gift', withAnswers: true, title: '练习' })),
    paperPages: ofQuestions((id) => ({ ids: [id], withAnswers: true, title: '练习', look: { size: 'a4' } })),
    preparedFile: () => ({
      refused: { id: '0'.repeat(32) },
      shownBy: 'tests/api/questions/papers/prepared-files.test.ts',
    }),
    ownReviews: (_, id) => ({ shared: { id: question(id, 'fold-paper') } }),
  },
  pages: {},
};
