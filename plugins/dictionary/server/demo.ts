import type { Demo, DemoContext, DemoWorld, SampleSet } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { emptyWord } from '../model/word';
import { build } from './demo/build';

type MakeId = DemoContext['id'];
type Whose = 'own' | 'neighbour' | 'foreign';

/** The same about what is the demo teacher's, a colleague's, and that of a teacher of another school. */
const asTeacher =
  <Input>(input: (of: (kind: string) => string, world: DemoWorld, id: MakeId) => Input) =>
  (world: DemoWorld, id: MakeId): SampleSet<Input> => {
    const ofWhose = (whose: Whose) => input((kind) => id(`dictionary.${kind}.${whose}`), world, id);
    return { as: 'teacher', own: ofWhose('own'), otherClass: ofWhose('neighbour'), otherSchool: ofWhose('foreign') };
  };

const settings = {
  modes: ['say' as const],
  passPercent: 80,
  repeats: 2,
  gapSeconds: 6,
  rate: 1,
  takesPaper: true,
  onlyWrong: false,
};
const word = { ...emptyWord, text: 'lantern', meaning: '灯笼' };

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    saveUnit: asTeacher((of) => ({
      unitId: of('unit'),
      level: 1 as const,
      language: 'en' as const,
      book: '',
      title: '课堂补充词',
      nodeId: null,
      readPointId: null,
      writePointId: null,
    })),
    removeUnit: asTeacher((of) => ({ unitId: of('unit'), on: false })),
    listWords: asTeacher((of) => ({ unitId: of('unit'), page: 1, pageLine: 20 })),
    addWords: asTeacher((of) => ({ unitId: of('unit'), words: [word] })),
    saveWord: asTeacher((of) => ({ ...word, wordId: of('word') })),
    removeWords: asTeacher((of) => ({ wordIds: [of('word')], on: false })),
    readWordSheet: () => ({ refused: { language: 'zh' as const }, shownBy: 'tests/api/dictionary/library.test.ts' }),
    wordSheet: asTeacher((of) => ({ unitId: of('unit') })),
    // the demo city has no speech program of its own
    makeAudio: (_, id) => ({
      refused: { wordIds: [id('dictionary.word.nobodys')] },
      shownBy: 'tests/api/dictionary/speech.test.ts',
    }),
    getAssignment: asTeacher((of) => ({ assignmentId: of('assignment') })),
    saveAssignment: asTeacher((of) => ({
      ...settings,
      assignmentId: of('assignment'),
      title: '补充词跟读',
      language: 'en' as const,
      wordIds: [of('word')],
      classIds: [],
    })),
    removeAssignment: asTeacher((of) => ({ assignmentId: of('assignment'), on: false })),
    weakWords: asTeacher((of) => ({ unitId: of('unit') })),
    countWrong: (world, id) => ({
      shared: { classIds: [world.classId], wordIds: [id('dictionary.word.spring.0')] },
    }),
    wordPages: asTeacher((of) => ({
      assignmentId: of('assignment'),
      layout: 'dictation' as const,
      look: { size: 'a4' as const },
    })),
    monitorAssignment: asTeacher((of) => ({ assignmentId: of('assignment') })),
    checkPaper: asTeacher((of, world) => ({
      assignmentId: of('assignment'),
      personId: world.people.student.personId,
      wrongIds: [],
    })),
    listRecordings: asTeacher((of) => ({ assignmentId: of('assignment') })),
    markRecording: asTeacher((of) => ({ reviewId: of('review'), isRight: true })),
    myDay: (_, id) => ({
      as: 'student',
      own: { assignmentId: id('dictionary.assignment.own') },
      otherClass: { assignmentId: id('dictionary.assignment.neighbour') },
      otherSchool: { assignmentId: id('dictionary.assignment.foreign') },
    }),
    saveReviews: (_, id) => ({
      shared: {
        reviews: [
          {
            reviewId: id('dictionary.review.sample'),
            wordId: id('dictionary.word.spring.0'),
            assignmentId: null,
            mode: 'listen' as const,
            grade: 3 as const,
            given: '酝酿',
            voiceId: null,
            seconds: 9,
            age: 1000,
          },
        ],
      },
    }),
    saveWordPlan: () => ({ shared: { minutes: 15, daysOff: [6], examOn: null, examTitle: '' } }),
    myWords: () => ({ shared: { page: 1, pageLine: 20 } }),
    wordReturns: (_, id) => ({ shared: { wordIds: [id('dictionary.word.spring.0')] } }),
    sendPaper: (_, id) => ({
      refused: { assignmentId: id('dictionary.assignment.own'), fileId: id('dictionary.file.nobodys') },
      shownBy: 'tests/api/dictionary/paper.test.ts',
    }),
    strokesOf: () => ({ shared: { sign: '永' } }),
  },
  pages: {},
};
