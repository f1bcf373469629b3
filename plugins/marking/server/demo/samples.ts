import type { DemoContext, DemoWorld } from 'edutech/core/server/demo/demo';
import { usualRules } from '../../model/marks/rules';

type MakeId = DemoContext['id'];

export const demoProject = (id: MakeId) => id('marking.project.running');
/** Led by a colleague who teaches other classes. */
export const neighbourProject = (id: MakeId) => id('marking.project.neighbour');
export const foreignProject = (id: MakeId) => id('marking.project.foreign');
export const demoItem = (id: MakeId) => id('exam.item.midterm.add-easily');

const ofProjects =
  <Input>(input: (projectId: string, id: MakeId) => Input) =>
  (_: unknown, id: MakeId) => ({
    as: 'teacher' as const,
    own: input(demoProject(id), id),
    otherClass: input(neighbourProject(id), id),
    otherSchool: input(foreignProject(id), id),
  });

/** What takes an answer or a mark that the demo has not: refused to all, and answered in a test. */
const refused =
  <Input>(
    input: (id: MakeId, world: DemoWorld) => Input,
    shownBy: `tests/${string}.test.ts` = 'tests/api/marking/marks.test.ts',
  ) =>
  (world: DemoWorld, id: MakeId) => ({ refused: input(id, world), shownBy });

const byLeader = 'tests/api/marking/board.test.ts' as const;
const byKeys = 'tests/api/marking/keys.test.ts' as const;
const byAppeal = 'tests/api/marking/appeals.test.ts' as const;

const nobodys = (id: MakeId) => ({ projectId: demoProject(id), answerId: id('marking.answer.nobodys') });
const act = (id: MakeId) => ({ ...nobodys(id), eventId: id('marking.event.sample') });
const noAppeal = (id: MakeId) => ({ appealId: id('marking.appeal.nobodys') });

export const markingSamples = {
  examSetup: (_: DemoWorld, id: MakeId) => ({
    as: 'teacher' as const,
    own: { examId: id('exam.exam.sat-midterm') },
    otherClass: { examId: id('exam.exam.neighbour') },
    otherSchool: { examId: id('exam.exam.foreign-monthly') },
    isOfSchool: true as const,
  }),
  saveRules: () => ({ shared: { title: '1+1', rules: usualRules(10) } }),
  createProject: refused(
    (id) => ({
      projectId: id('marking.project.sample'),
      examId: id('exam.exam.nobodys'),
      title: '期末',
      questions: [oneQuestion(id)],
    }),
    'tests/api/marking/projects.test.ts',
  ),
  saveQuestion: refused(
    (id) => ({ projectId: id('marking.project.nobodys'), question: oneQuestion(id) }),
    'tests/api/marking/projects.test.ts',
  ),
  moveMarker: refused(
    (id) => ({
      projectId: id('marking.project.nobodys'),
      from: { itemId: demoItem(id), part: 0 },
      to: { itemId: demoItem(id), part: 1 },
      marker: { personId: id('person/101/teacher/mathematics/2') },
    }),
    'tests/api/marking/projects.test.ts',
  ),
  collectAnswers: ofProjects((projectId) => ({ projectId })),
  markTasks: ofProjects((projectId) => ({ projectId })),
  markedQuestion: ofProjects((projectId, id) => ({ projectId, itemId: demoItem(id), part: 0 })),
  takeAnswers: ofProjects((projectId, id) => ({ projectId, itemId: demoItem(id), part: 0, count: 2 })),
  lastMarks: ofProjects((projectId, id) => ({ projectId, itemId: demoItem(id), part: 0 })),
  markFigures: ofProjects((projectId, id) => ({ projectId, itemId: demoItem(id), part: 0 })),
  wholeSheet: refused((id) => ({ projectId: demoProject(id), turnId: id('marking.turn.nobodys') })),
  saveGivenMarks: refused((id) => ({
    projectId: id('marking.project.nobodys'),
    marks: [
      {
        markId: id('marking.mark.sample'),
        turnId: id('marking.turn.nobodys'),
        points: 1,
        steps: [],
        flags: [],
        problem: null,
        note: '',
        seconds: 4,
      },
    ],
  })),
  markingBoard: ofProjects((projectId) => ({ projectId })),
  listAnswers: ofProjects((projectId) => ({ projectId, which: 'asking' as const })),
  ledAnswer: refused(nobodys, byLeader),
  decideAnswer: refused((id) => ({ ...act(id), points: 1 }), byLeader),
  sendBack: refused((id) => ({ ...act(id), turnId: id('marking.turn.nobodys'), reason: '' }), byLeader),
  seeAnswer: refused(act, byLeader),
  listSuggestions: ofProjects((projectId) => ({ projectId })),
  askSuggestions: refused(
    (id) => ({ projectId: id('marking.project.nobodys'), itemId: demoItem(id), part: 0 }),
    'tests/api/marking/suggestions.test.ts',
  ),
  releaseCheck: ofProjects((projectId) => ({ projectId })),
  releaseProject: refused(
    (id) => ({ projectId: id('marking.project.nobodys'), confirms: { zeros: true, keys: true } }),
    byLeader,
  ),
  keyedQuestions: ofProjects((projectId) => ({ projectId })),
  previewKey: refused(
    (id) => ({ projectId: id('marking.project.nobodys'), itemId: demoItem(id), key: { choice: [0] } }),
    byKeys,
  ),
  changeKey: refused(
    (id) => ({ projectId: id('marking.project.nobodys'), itemId: demoItem(id), key: { choice: [0] } }),
    byKeys,
  ),
  ownAppeals: (_: DemoWorld, id: MakeId) => ({ shared: { examId: id('exam.exam.monthly') } }),
  ownMarkedAnswers: (_: DemoWorld, id: MakeId) => ({ shared: { examId: id('exam.exam.monthly') } }),
  appealResult: refused(
    (id) => ({ examId: id('exam.exam.nobodys'), itemId: demoItem(id), part: 0, reason: '少给了一步' }),
    byAppeal,
  ),
  listAppeals: () => ({ shared: {} }),
  appealedAnswer: refused(noAppeal, byAppeal),
  assignAppeal: refused((id, { people }) => ({ ...noAppeal(id), personId: people.teacher.personId }), byAppeal),
  secondAppeal: refused((id) => ({ ...noAppeal(id), points: 1 }), byAppeal),
  decideAppeal: refused((id) => ({ ...noAppeal(id), points: 1, outcome: '维持原分' }), byAppeal),
};

const oneQuestion = (id: MakeId) => ({
  itemId: demoItem(id),
  part: 0,
  rules: usualRules(8),
  steps: [],
  markers: [{ personId: id('person/101/teacher/mathematics/2') }],
});
