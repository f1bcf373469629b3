import type { Demo, DemoContext, DemoWorld, SampleSet } from 'edutech/core/server/demo/demo';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { build } from './demo/build';

type MakeId = DemoContext['id'];

const itemOf = (id: MakeId, slug: string) => id(`coach.item.${slug}`);
const requestOf = (id: MakeId, slug: string) => id(`coach.request.${slug}/0`);
const answerOf = (id: MakeId, slug: string) => id(`coach.answer.${slug}`);

/** The same about what belongs to the demo class, to another class of the school, and to another school. */
const about =
  <Input>(as: 'teacher' | 'student', slug: string, input: (slug: string, id: MakeId) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as,
    own: input(slug, id),
    otherClass: input('neighbour', id),
    otherSchool: input('foreign', id),
  });

interface Taught {
  readonly classId: string;
  readonly subjectId: string;
}

/** The same about the demo teacher's class, another one of the school, and one of another school. */
const ofClass =
  <Input>(input: (taught: Taught) => Input) =>
  (world: DemoWorld, id: MakeId): SampleSet<Input> => {
    const of = (classId: string) => input({ classId, subjectId: id('subject/mathematics') });
    return {
      as: 'teacher',
      own: of(world.classId),
      otherClass: of(world.otherClassId),
      otherSchool: of(world.foreignClassId),
    };
  };

const content = plainContent('先画数轴。');
const said = { kind: 'text' as const, content, drawing: [], captions: '', isShared: false, isEarly: true };

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listMyRequests: () => ({ shared: { page: 1, pageLine: 20 } }),
    myItem: about('student', 'points-on-line', (slug, id) => ({ area: 'bank', itemId: itemOf(id, slug) })),
    askableItems: () => ({ shared: { area: 'wrong', placeId: '0'.repeat(32) } }),
    findExercise: () => ({ shared: { q: '数轴' } }),
    ask: (_, id) => ({
      refused: {
        requestId: id('coach.request.sample'),
        area: 'work',
        placeId: id('coach.place.nobodys'),
        partId: id('coach.part.nobodys'),
        exercise: '',
        stuck: 'begin',
        words: '',
        pictures: [],
        isShared: false,
        afterAnswers: false,
      },
      shownBy: 'tests/api/coach/asking.test.ts',
    }),
    settleRequest: about('student', 'points-on-line', (slug, id) => ({
      requestId: requestOf(id, slug),
      outcome: 'understood' as const,
      words: '',
    })),
    openRung: (_, id) => ({
      refused: { itemId: itemOf(id, 'neighbour'), rung: 1 as const },
      shownBy: 'tests/api/coach/asking.test.ts',
    }),
    readAnswer: about('student', 'opposites-sum', (slug, id) => ({ answerId: answerOf(id, slug) })),
    deskQueue: ofClass((taught) => ({ ...taught, scope: 'mine' as const, state: 'all' as const })),
    deskItem: about('teacher', 'points-on-line', (slug, id) => ({ itemId: itemOf(id, slug), scope: 'mine' as const })),
    shareRequests: about('teacher', 'points-on-line', (slug, id) => ({ requestIds: [requestOf(id, slug)], on: false })),
    removeRequests: about('teacher', 'points-on-line', (slug, id) => ({
      requestIds: [requestOf(id, slug)],
      removed: false,
    })),
    moveRequests: about('teacher', 'own-bus', (slug, id) => ({
      requestIds: [requestOf(id, slug)],
      itemId: itemOf(id, slug),
    })),
    linkKnowledge: about('teacher', 'points-on-line', (slug, id) => ({ itemId: itemOf(id, slug), kiids: [] })),
    getDuties: () => ({ shared: {} }),
    saveDuties: (_, id) => ({
      refused: { subjectId: id('coach.subject.nobodys'), duties: [] },
      shownBy: 'tests/api/coach/desk.test.ts',
    }),
    publishAnswer: (_, id) => ({
      refused: { ...said, answerId: id('coach.answer.sample'), itemId: itemOf(id, 'neighbour'), seconds: 0 },
      shownBy: 'tests/api/coach/answering.test.ts',
    }),
    correctAnswer: about('teacher', 'zero-is-neither', (slug, id) => ({
      ...said,
      answerId: answerOf(id, slug),
      version: 1,
    })),
    removeAnswer: about('teacher', 'zero-is-neither', (slug, id) => ({ answerId: answerOf(id, slug), removed: false })),
    // what is shared is read by everybody who teaches in the school: that others are refused stands in the test
    likeAnswer: (_, id) => ({
      refused: { answerId: id('coach.answer.nobodys'), on: true },
      shownBy: 'tests/api/coach/answering.test.ts',
    }),
    downloadAnswer: about('teacher', 'opposites-sum', (slug, id) => ({ answerId: answerOf(id, slug) })),
    saveHints: about('teacher', 'points-on-line', (slug, id) => ({
      itemId: itemOf(id, slug),
      rungs: [{ rung: 1 as const, content }],
    })),
    boardOf: about('teacher', 'points-on-line', (slug, id) => ({ itemId: itemOf(id, slug) })),
    draftAnswer: (_, id) => ({
      refused: { itemId: itemOf(id, 'neighbour') },
      shownBy: 'tests/api/coach/drafting.test.ts',
    }),
    draftCaptions: (_, id) => ({
      refused: { fileId: id('coach.file.nobodys') },
      shownBy: 'tests/api/coach/captions.test.ts',
    }),
    coachMonitor: ofClass((taught) => taught),
    coachStatistics: ofClass((taught) => ({ ...taught, days: 30 })),
    exportStatistics: ofClass((taught) => ({ ...taught, days: 30 })),
    listOwnSet: () => ({ shared: { page: 1, pageLine: 20 } }),
    addToSet: (_, id) => ({
      refused: { questionIds: [id('coach.question.nobodys')] },
      shownBy: 'tests/api/coach/own-set.test.ts',
    }),
    removeFromSet: (_, id) => ({
      refused: { itemIds: [itemOf(id, 'neighbour')], removed: true },
      shownBy: 'tests/api/coach/own-set.test.ts',
    }),
    exportSet: about('teacher', 'opposites-sum', (slug, id) => ({
      itemIds: [itemOf(id, slug)],
      format: 'docx' as const,
      withHints: true,
    })),
  },
  pages: {
    detail: (_, id) => routes.detail.to({ item: itemOf(id, 'points-on-line') }),
  },
};
