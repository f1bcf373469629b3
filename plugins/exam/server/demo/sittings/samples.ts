import type { Demo, DemoContext, SampleSet } from 'edutech/core/server/demo/demo';
import type * as sittingApi from '../../../api/sittings';
import type * as boardApi from '../../../api/sittings-board';
import type * as publishingApi from '../../../api/sittings-publishing';
import type plugin from '../../../plugin';
import { routes } from '../../../routes';

type MakeId = DemoContext['id'];

const exam = (id: MakeId, slug: string) => id(`exam.exam.${slug}`);
const sitting = (id: MakeId, slug: string, index: number) => id(`exam.sitting.${slug}.${index}`);
/** Place of the demo student in the class list. */
const demoStudent = 11;
/** Place of a student whose other device asks. */
const asking = 4;

/** The same about an exam of the demo teacher, of a colleague's class, and of another school. */
const asTeacher =
  <Input>(own: string, input: (id: MakeId, slug: string) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'teacher',
    own: input(id, own),
    otherClass: input(id, 'neighbour'),
    otherSchool: input(id, 'foreign-monthly'),
  });

/** The same about the sitting of the demo student, of one in another class, and of another school. */
const asStudent =
  <Input>(own: string, input: (id: MakeId, sittingId: string) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'student',
    own: input(id, sitting(id, own, demoStudent)),
    otherClass: input(id, sitting(id, 'neighbour', 3)),
    otherSchool: input(id, sitting(id, 'foreign-monthly', 3)),
  });

const plan = (id: MakeId, paper: string, classId: string) => ({
  examId: id('exam.exam.sample'),
  paperId: id(`exam.paper.${paper}`),
  title: '有理数 检测',
  mode: 'online' as const,
  start: 'automatic' as const,
  startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  minutes: 60,
  earliest: 30,
  note: '',
  classIds: [classId],
  rooms: [{ roomId: id('exam.room.sample'), name: '机房 1', invigilators: [] }],
  extras: [],
});

type Samples = Demo<typeof plugin, typeof sittingApi & typeof publishingApi & typeof boardApi>['samples'];

const shownBy = 'tests/api/exam/sitting/answering.test.ts';

export const sittingSamples: Samples = {
  examPlan: (_, id) => ({
    as: 'teacher',
    own: { paperId: id('exam.paper.unit-one') },
    otherClass: { paperId: id('exam.paper.neighbour-draft') },
    otherSchool: { paperId: id('exam.paper.foreign-draft') },
  }),
  publishExam: ({ classId, otherClassId, foreignClassId }, id) => ({
    as: 'teacher',
    own: plan(id, 'unit-one', classId),
    otherClass: plan(id, 'unit-one', otherClassId),
    otherSchool: plan(id, 'foreign-draft', foreignClassId),
  }),
  withdrawExam: asTeacher('coming', (id, slug) => ({ examId: exam(id, slug) })),
  restoreExam: asTeacher('coming', (id, slug) => ({ examId: exam(id, slug) })),
  listHeldExams: () => ({ shared: {} }),
  examSeats: asTeacher('printed', (id, slug) => ({ examId: exam(id, slug) })),
  exportSeats: asTeacher('printed', (id, slug) => ({ examId: exam(id, slug) })),
  listMyExams: () => ({ shared: { which: 'todo' } }),
  openSitting: asStudent('running', (id, sittingId) => ({ sittingId, device: id('exam.device.sample') })),
  sittingPackage: asStudent('running', (_, sittingId) => ({ sittingId })),
  // only the device that has entered gets it
  releaseKey: (_, id) => ({
    refused: { sittingId: sitting(id, 'running', demoStudent), device: id('exam.device.nobodys') },
    shownBy,
  }),
  saveSittingAnswers: (_, id) => ({
    refused: {
      sittingId: sitting(id, 'running', demoStudent),
      device: id('exam.device.nobodys'),
      client: id('exam.client.sample'),
      answers: [
        { itemId: id('exam.item.unit-one.below-zero'), part: 0, sequence: 1, age: 100, answer: { choice: [1] } },
      ],
    },
    shownBy,
  }),
  beatSitting: asStudent('running', (id, sittingId) => ({
    sittingId,
    device: id('exam.device.sample'),
    waiting: 0,
    answered: 0,
    left: [],
  })),
  raiseHand: asStudent('running', (_, sittingId) => ({ sittingId, isUp: true })),
  handInSitting: (_, id) => ({
    refused: { sittingId: sitting(id, 'running', demoStudent), device: id('exam.device.nobodys') },
    shownBy,
  }),
  examBoard: asTeacher('running', (id, slug) => ({ examId: exam(id, slug) })),
  startRoom: (_, id) => ({
    refused: { examId: exam(id, 'nobodys'), roomId: id('exam.room.running') },
    shownBy: 'tests/api/exam/sitting/invigilating.test.ts',
  }),
  extendSittings: asTeacher('running', (id, slug) => ({
    examId: exam(id, slug),
    sittingIds: [sitting(id, slug, 0)],
    minutes: 5,
  })),
  pauseSittings: asTeacher('running', (id, slug) => ({
    examId: exam(id, slug),
    sittingIds: [sitting(id, slug, 0)],
    isPaused: true,
  })),
  endSittings: asTeacher('running', (id, slug) => ({ examId: exam(id, slug), sittingIds: [sitting(id, slug, 0)] })),
  tellSittings: asTeacher('running', (id, slug) => ({
    examId: exam(id, slug),
    roomIds: [id(`exam.room.${slug}`)],
    text: '还有一半时间。',
  })),
  answerDevice: asTeacher('running', (id, slug) => ({ sittingId: sitting(id, slug, asking), isLet: true })),
  seeToHand: asTeacher('running', (id, slug) => ({ sittingId: sitting(id, slug, 8) })),
  noteIncident: asTeacher('running', (id, slug) => ({
    examId: exam(id, slug),
    roomId: id(`exam.room.${slug}`),
    text: '断电 2 分钟。',
  })),
  takeInFile: (_, id) => ({
    refused: { examId: exam(id, 'nobodys') },
    shownBy: 'tests/api/exam/sitting/taking-in.test.ts',
  }),
  readAnswerCodes: (_, id) => ({
    refused: { examId: exam(id, 'nobodys') },
    shownBy: 'tests/api/exam/sitting/taking-in.test.ts',
  }),
};

export const sittingPages: Pick<
  Demo<typeof plugin, typeof sittingApi>['pages'],
  'publish' | 'invigilate' | 'seats' | 'sitting'
> = {
  publish: (_, id) => routes.publish.to({ id: id('exam.paper.unit-one') }),
  invigilate: (_, id) => routes.invigilate.to({ id: exam(id, 'running') }),
  seats: (_, id) => routes.seats.to({ id: exam(id, 'printed') }),
  sitting: (_, id) => routes.sitting.to({ id: sitting(id, 'running', demoStudent) }),
};
