import type { Demo, DemoContext, DemoWorld, SampleSet } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { build } from './demo/build';

type MakeId = DemoContext['id'];

const entry = (id: MakeId, whose: 'own' | 'neighbour' | 'foreign') => id(`wrong.entry.${whose}`);
const question = (id: MakeId, slug: string) => id(`questions.question.${slug}`);

/** The same about an entry of the demo student, of one in another class, and of another school. */
const asStudent =
  <Input>(input: (entryId: string, id: MakeId) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'student',
    own: input(entry(id, 'own'), id),
    otherClass: input(entry(id, 'neighbour'), id),
    otherSchool: input(entry(id, 'foreign'), id),
  });

interface Taught {
  readonly classId: string;
  readonly subjectId: string;
}

/** The same about the demo teacher's class, another one of the school, and one of another school. */
const asTeacher =
  <Input>(input: (taught: Taught, id: MakeId) => Input) =>
  (world: DemoWorld, id: MakeId): SampleSet<Input> => {
    const of = (classId: string) => input({ classId, subjectId: id('subject/mathematics') }, id);
    return {
      as: 'teacher',
      own: of(world.classId),
      otherClass: of(world.otherClassId),
      otherSchool: of(world.foreignClassId),
    };
  };

/** A question that no class has got wrong. */
const ofNothing = ({ classId }: DemoWorld, id: MakeId) => ({
  classId,
  subjectId: id('subject/mathematics'),
  questionId: question(id, 'nobodys'),
});

const practice = (id: MakeId, whose: 'own' | 'neighbour' | 'foreign') => id(`wrong.practice.${whose}`);
/** The same about a practice. */
const asPractising =
  <Input>(input: (practiceId: string, id: MakeId) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'student',
    own: input(practice(id, 'own'), id),
    otherClass: input(practice(id, 'neighbour'), id),
    otherSchool: input(practice(id, 'foreign'), id),
  });

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listCollection: () => ({ shared: { removed: false, page: 1, pageLine: 20 } }),
    collectionKeys: asStudent((entryId) => ({ entryIds: [entryId] })),
    bookletPages: asStudent((entryId) => ({
      entryIds: [entryId],
      layout: 'space' as const,
      hasCodes: true,
      look: { size: 'a4' as const },
    })),
    setReason: asStudent((entryId) => ({ entryIds: [entryId], reason: 'careless' as const })),
    setNote: asStudent((entryId) => ({ entryId, note: '先定号，再算数。' })),
    setMastered: asStudent((entryId) => ({ entryIds: [entryId], on: false })),
    removeEntries: asStudent((entryId) => ({ entryIds: [entryId] })),
    restoreEntries: asStudent((entryId) => ({ entryIds: [entryId] })),
    similarOf: asStudent((entryId) => ({ entryId })),
    findQuestions: () => ({ shared: { q: '有理数' } }),
    // a question that no homework keeps back; it is there already, and stays once
    addEntries: (_, id) => ({
      shared: { entries: [{ questionId: question(id, 'be-verbs'), pictures: [], words: '', reason: null }] },
    }),
    savePlan: () => ({ shared: { minutes: 15, daysOff: [0], examOn: null, examTitle: '' } }),
    startPractice: asStudent((entryId) => ({ entryIds: [entryId] })),
    getPractice: asPractising((practiceId) => ({ practiceId })),
    revealItem: asPractising((practiceId) => ({ practiceId, place: 0 })),
    // a practice that begins ends the one before: the one of the demo is over once others were asked
    answerItem: (_, id) => ({
      refused: {
        practiceId: id('wrong.practice.nobodys'),
        reviewId: id('wrong.review.sample'),
        place: 0,
        answers: [],
        grade: 3 as const,
        seconds: 20,
      },
      shownBy: 'tests/api/wrong/practising.test.ts',
    }),
    endPractice: asPractising((practiceId) => ({ practiceId })),
    countClasses: () => ({ shared: {} }),
    classQuestions: asTeacher((taught) => ({ ...taught, sort: 'rate' as const, page: 1, pageLine: 20 })),
    // what a class got wrong is told by another area, which need not be there
    classAnswers: (world, id) => ({ refused: ofNothing(world, id), shownBy: 'tests/api/wrong/practising.test.ts' }),
    similarForClass: (world, id) => ({ refused: ofNothing(world, id), shownBy: 'tests/api/wrong/practising.test.ts' }),
    pushSimilar: (world, id) => ({
      refused: {
        ...ofNothing(world, id),
        pushId: id('wrong.push.sample'),
        similarIds: [question(id, 'sign-of-product')],
      },
      shownBy: 'tests/api/wrong/practising.test.ts',
    }),
    takeBackPush: asTeacher((taught, id) => ({ ...taught, pushId: id('wrong.push.sample') })),
    exportClass: asTeacher((taught) => ({ ...taught, sort: 'rate' as const })),
  },
  pages: {},
};
