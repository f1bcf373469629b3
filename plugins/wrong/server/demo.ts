import type { Demo, DemoContext, DemoWorld, SampleSet } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { build } from './demo/build';

type MakeId = DemoContext['id'];

const entry = (id: MakeId, whose: 'own' | 'neighbour' | 'foreign') => id(`wrong.entry.${whose}`);
const question = (id: MakeId, slug: string) => id(`questions.question.${slug}`);

/** The same about an entry of the demo pupil, of one in another class, and of another school. */
const asPupil =
  <Input>(input: (entryId: string, id: MakeId) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'student',
    own: input(entry(id, 'own'), id),
    otherClass: input(entry(id, 'neighbour'), id),
    otherSchool: input(entry(id, 'foreign'), id),
  });

interface Taught {
  readonly classid: string;
  readonly subjectid: string;
}

/** The same about the demo teacher's class, another one of the school, and one of another school. */
const asTeacher =
  <Input>(input: (taught: Taught, id: MakeId) => Input) =>
  (world: DemoWorld, id: MakeId): SampleSet<Input> => {
    const of = (classid: string) => input({ classid, subjectid: id('subject/mathematics') }, id);
    return {
      as: 'teacher',
      own: of(world.classId),
      otherClass: of(world.otherClassId),
      otherSchool: of(world.foreignClassId),
    };
  };

/** A question that no class has got wrong. */
const ofNothing = ({ classId }: DemoWorld, id: MakeId) => ({
  classid: classId,
  subjectid: id('subject/mathematics'),
  questionid: question(id, 'nobodys'),
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
    listCollection: () => ({ shared: { removed: false, page: 1, pageline: 20 } }),
    collectionKeys: asPupil((entryid) => ({ entryids: [entryid] })),
    setReason: asPupil((entryid) => ({ entryids: [entryid], reason: 'careless' as const })),
    setNote: asPupil((entryid) => ({ entryid, note: '先定号，再算数。' })),
    setMastered: asPupil((entryid) => ({ entryids: [entryid], on: false })),
    removeEntries: asPupil((entryid) => ({ entryids: [entryid] })),
    restoreEntries: asPupil((entryid) => ({ entryids: [entryid] })),
    similarOf: asPupil((entryid) => ({ entryid })),
    findQuestions: () => ({ shared: { q: '有理数' } }),
    // a question that no homework keeps back; it is there already, and stays once
    addEntries: (_, id) => ({
      shared: { entries: [{ questionid: question(id, 'be-verbs'), pictures: [], words: '', reason: null }] },
    }),
    savePlan: () => ({ shared: { minutes: 15, daysoff: [0], examon: null, examtitle: '' } }),
    startPractice: asPupil((entryid) => ({ entryids: [entryid] })),
    getPractice: asPractising((practiceid) => ({ practiceid })),
    revealItem: asPractising((practiceid) => ({ practiceid, place: 0 })),
    // a practice that begins ends the one before: the one of the demo is over once others were asked
    answerItem: (_, id) => ({
      refused: {
        practiceid: id('wrong.practice.nobodys'),
        reviewid: id('wrong.review.sample'),
        place: 0,
        answers: [],
        grade: 3 as const,
        seconds: 20,
      },
      shownBy: 'tests/api/wrong/practising.test.ts',
    }),
    endPractice: asPractising((practiceid) => ({ practiceid })),
    countClasses: () => ({ shared: {} }),
    classQuestions: asTeacher((taught) => ({ ...taught, sort: 'rate' as const, page: 1, pageline: 20 })),
    // what a class got wrong is told by another area, which need not be there
    classAnswers: (world, id) => ({ refused: ofNothing(world, id), shownBy: 'tests/api/wrong/practising.test.ts' }),
    similarForClass: (world, id) => ({ refused: ofNothing(world, id), shownBy: 'tests/api/wrong/practising.test.ts' }),
    pushSimilar: (world, id) => ({
      refused: {
        ...ofNothing(world, id),
        pushid: id('wrong.push.sample'),
        similarids: [question(id, 'sign-of-product')],
      },
      shownBy: 'tests/api/wrong/practising.test.ts',
    }),
    takeBackPush: asTeacher((taught, id) => ({ ...taught, pushid: id('wrong.push.sample') })),
    exportClass: asTeacher((taught) => ({ ...taught, sort: 'rate' as const })),
  },
  pages: {},
};
