import type { Demo, DemoContext, SampleSet } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { build } from './demo/build';

type MakeId = DemoContext['id'];

const homework = (id: MakeId, slug: string) => id(`work.homework.${slug}`);
const assignment = (id: MakeId, slug: string) => id(`work.assignment.${slug}`);
const swap = (id: MakeId, slug: string) => id(`work.peer.${slug}`);
const attempt = (id: MakeId, slug: string, index: number) => id(`work.attempt.${slug}.${index}`);
/** The first item of a homework: a question about powers, or one about the number line. */
const item = (id: MakeId, slug: string) =>
  id(`work.item.${slug}.${slug === 'powers' || slug === 'foreign-quiz' ? 'power-signs' : 'below-zero'}`);
/** Place of the demo student in the class list. */
const demoStudent = 11;

interface Names {
  readonly id: MakeId;
  readonly slug: string;
}

/** The same about homework of the demo teacher, of a colleague's class, and of another school. */
const asTeacher =
  <Input>(own: string, input: (names: Names) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'teacher',
    own: input({ id, slug: own }),
    otherClass: input({ id, slug: 'neighbour-quiz' }),
    otherSchool: input({ id, slug: 'foreign-quiz' }),
  });

/** The same about homework of the demo student, of one in another class, and of another school. */
const asStudent =
  <Input>(own: string, input: (names: Names & { readonly index: number }) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'student',
    own: input({ id, slug: own, index: demoStudent }),
    otherClass: input({ id, slug: 'neighbour-quiz', index: 3 }),
    otherSchool: input({ id, slug: 'foreign-quiz', index: 3 }),
  });

const values = (id: MakeId) => ({
  title: '有理数 口算',
  kind: 0 as const,
  subjectId: id('subject/mathematics'),
  gradeId: id('grade/7'),
  note: '',
  sections: [],
  items: [],
  files: [],
});
const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    createHomework: (_, id) => ({ shared: values(id) }),
    saveHomework: asTeacher('review-template', ({ id, slug }) => ({
      ...values(id),
      homeworkId: homework(id, slug),
      version: 1,
      save: id('work.save.sample'),
    })),
    proposeHomework: () => ({ shared: {} }),
    // when a class has lessons is no secret of the school
    publishDefaults: () => ({ shared: {} }),
    nextLessons: (world, id) => ({ shared: { classIds: [world.classId], subjectId: id('subject/mathematics') } }),
    getHomework: asTeacher('number-line', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    lookAtFile: asTeacher('opposites-card', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    downloadHomework: asTeacher('number-line', ({ id, slug }) => ({
      homeworkIds: [homework(id, slug)],
      format: 'docx' as const,
      withAnswers: true,
    })),
    homeworkPages: asTeacher('number-line', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      look: { size: 'a4' as const },
    })),
    getHomeworkKeys: asTeacher('number-line', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    setAnswers: asTeacher('absolute-draft', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      answers: [
        {
          itemId: slug === 'absolute-draft' ? id('work.item.absolute-draft.opposites-sum') : item(id, slug),
          key: { choice: [0] },
        },
      ],
    })),
    copyHomework: asTeacher('number-line', ({ id, slug }) => ({ homeworkId: homework(id, slug), template: false })),
    shareHomework: asTeacher('absolute-draft', ({ id, slug }) => ({ homeworkIds: [homework(id, slug)], on: true })),
    removeHomework: asTeacher('absolute-draft', ({ id, slug }) => ({ homeworkIds: [homework(id, slug)] })),
    restoreHomework: asTeacher('absolute-draft', ({ id, slug }) => ({ homeworkIds: [homework(id, slug)] })),
    publishHomework: (world, id) => ({
      as: 'teacher',
      own: publishing(homework(id, 'absolute-draft'), world.classId),
      otherClass: publishing(homework(id, 'absolute-draft'), world.otherClassId),
      otherSchool: publishing(homework(id, 'foreign-quiz'), world.foreignClassId),
    }),
    listPublished: () => ({ shared: { state: 'all', page: 1, pageLine: 20 } }),
    withdrawAssignments: asTeacher('number-line', ({ id, slug }) => ({ assignmentIds: [assignment(id, slug)] })),
    restoreAssignments: asTeacher('number-line', ({ id, slug }) => ({ assignmentIds: [assignment(id, slug)] })),
    // whoever else has this right in the school reads the class as well; that others do not stands in publishing.test.ts
    classLoad: (world) => ({
      as: 'teacher',
      own: { classId: world.classId, from: '2026-11-16', to: '2026-11-22' },
      otherClass: null,
      otherSchool: null,
    }),
    monitor: asTeacher('number-line', ({ id, slug }) => ({ assignmentId: assignment(id, slug) })),
    remindStudents: (_, id) => ({
      refused: { assignmentId: assignment(id, 'nobodys'), attemptIds: [attempt(id, 'nobodys', 0)] },
      shownBy: 'tests/api/work/answering/monitoring.test.ts',
    }),
    extendDeadlines: asTeacher('number-line', ({ id, slug }) => ({
      assignmentId: assignment(id, slug),
      dueAt: soon(),
    })),
    reopenAttempts: asTeacher('number-line', ({ id, slug }) => ({
      assignmentId: assignment(id, slug),
      attemptIds: [attempt(id, slug, 0)],
      dueAt: soon(),
    })),
    publishedHomework: asTeacher('number-line', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    watchStudent: asTeacher('number-line', ({ id, slug }) => ({
      assignmentId: assignment(id, slug),
      attemptId: attempt(id, slug, 0),
    })),
    handInOnPaper: (_, id) => ({
      refused: { assignmentId: assignment(id, 'nobodys'), attemptIds: [attempt(id, 'nobodys', 0)] },
      shownBy: 'tests/api/work/answering/watching.test.ts',
    }),
    exportMonitor: asTeacher('number-line', ({ id, slug }) => ({ assignmentId: assignment(id, slug) })),
    releaseAnswers: asTeacher('number-line', ({ id, slug }) => ({ assignmentId: assignment(id, slug), on: true })),
    listMine: () => ({ shared: { which: 'todo', page: 1 } }),
    openMine: asStudent('number-line', ({ id, slug, index }) => ({ attemptId: attempt(id, slug, index) })),
    saveAnswers: asStudent('number-line', ({ id, slug, index }) => ({
      attemptId: attempt(id, slug, index),
      client: id('work.client.sample'),
      answers: [{ itemId: item(id, slug), part: 0, sequence: 1, age: 100, answer: { choice: [1] } }],
    })),
    handInMine: asStudent('number-line', ({ id, slug, index }) => ({ attemptId: attempt(id, slug, index) })),
    myResult: asStudent('powers', ({ id, slug, index }) => ({ attemptId: attempt(id, slug, index) })),
    practiseItem: asStudent('powers', ({ id, slug, index }) => ({
      attemptId: attempt(id, slug, index),
      itemId: item(id, slug),
    })),
    correctSheet: asTeacher('rational-numbers', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    answersOfItem: asTeacher('powers', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      itemId: item(id, slug),
      anonymous: false,
    })),
    answersOfStudent: asTeacher('powers', ({ id, slug }) => ({ attemptId: attempt(id, slug, 0), anonymous: false })),
    holdAnswers: asTeacher('powers', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      cells: [{ attemptId: attempt(id, slug, 0), itemId: item(id, slug) }],
    })),
    markHistory: asTeacher('powers', ({ id, slug }) => ({ attemptId: attempt(id, slug, 0), itemId: item(id, slug) })),
    saveMarks: asTeacher('powers', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      marks: [
        {
          markId: id(`work.mark.${slug}`),
          attemptId: attempt(id, slug, 0),
          itemId: item(id, slug),
          part: 0,
          round: 0,
          version: 1,
          points: 4,
        },
      ],
    })),
    returnAttempts: asTeacher('rational-numbers', ({ id, slug }) => ({
      assignmentId: assignment(id, slug),
      attemptIds: [attempt(id, slug, 0)],
    })),
    saveRemark: asTeacher('powers', ({ id, slug }) => ({ attemptId: attempt(id, slug, 0), remark: '书写工整。' })),
    listComments: () => ({ shared: {} }),
    addComment: () => ({ shared: { text: '计算要仔细。' } }),
    removeComment: (_, id) => ({
      refused: { commentId: id('work.comment.nobodys') },
      shownBy: 'tests/api/work/correcting/marking.test.ts',
    }),
    appealMine: asStudent('powers', ({ id, slug, index }) => ({
      attemptId: attempt(id, slug, index),
      itemId: item(id, slug),
      reason: '请老师再看一下这一题。',
    })),
    listAppeals: asTeacher('powers', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    answerAppeal: (_, id) => ({
      refused: { attemptId: attempt(id, 'nobodys', 0), itemId: item(id, 'powers'), answer: '已复核。' },
      shownBy: 'tests/api/work/correcting/appeals-and-remarking.test.ts',
    }),
    previewRemark: asTeacher('powers', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      itemId: item(id, slug),
      key: { choice: [1] },
    })),
    applyRemark: asTeacher('powers', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      itemId: item(id, slug),
      key: { choice: [1, 2] },
    })),
    listRemarks: asTeacher('powers', ({ id, slug }) => ({ homeworkId: homework(id, slug), itemId: item(id, slug) })),
    setRubric: asTeacher('powers', ({ id, slug }) => ({
      homeworkId: homework(id, slug),
      itemId: item(id, slug),
      part: 0,
      known: 0,
      steps: [],
    })),
    peerBoard: asTeacher('rational-numbers', ({ id, slug }) => ({ assignmentId: assignment(id, slug) })),
    startPeer: asTeacher('powers', ({ id, slug }) => ({
      assignmentId: assignment(id, slug),
      itemIds: [item(id, slug)],
      reviewers: 1,
      sameTier: false,
      anonymous: true,
      showsKeys: true,
      note: '',
      dueAt: soon(),
    })),
    undoPeer: (_, id) => ({
      refused: { swapId: swap(id, 'nobodys') },
      shownBy: 'tests/api/work/correcting/peer.test.ts',
    }),
    changePeer: asTeacher('rational-numbers', ({ id, slug }) => ({ swapId: swap(id, slug), dueAt: soon() })),
    addPeers: (_, id) => ({
      refused: {
        swapId: swap(id, 'nobodys'),
        pairs: [{ reviewer: attempt(id, 'powers', 0), paper: attempt(id, 'powers', 1) }],
      },
      shownBy: 'tests/api/work/correcting/peer.test.ts',
    }),
    decidePeers: (_, id) => ({
      refused: {
        swapId: swap(id, 'nobodys'),
        decisions: [
          {
            attemptId: attempt(id, 'powers', 0),
            itemId: item(id, 'powers'),
            part: 0,
            version: 1,
            points: 1,
            rejected: [],
          },
        ],
      },
      shownBy: 'tests/api/work/correcting/peer.test.ts',
    }),
    acceptPeers: asTeacher('rational-numbers', ({ id, slug }) => ({ swapId: swap(id, slug), within: 0 })),
    openPeer: asStudent('rational-numbers', ({ id, slug }) => ({ swapId: swap(id, slug) })),
    savePeer: (_, id) => ({
      refused: {
        reviewId: id('work.peer.nobodys.0'),
        marks: [{ itemId: item(id, 'powers'), part: 0, points: 1, comment: '', tags: [] }],
      },
      shownBy: 'tests/api/work/correcting/peer.test.ts',
    }),
    handInPeer: (_, id) => ({
      refused: { reviewId: id('work.peer.nobodys.0') },
      shownBy: 'tests/api/work/correcting/peer.test.ts',
    }),
    peerOutcome: (_, id) => ({
      refused: { attemptId: attempt(id, 'nobodys', 0) },
      shownBy: 'tests/api/work/correcting/peer.test.ts',
    }),
    proposeFollowUp: asTeacher('powers', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    homeworkSummary: asTeacher('powers', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    exportScores: asTeacher('powers', ({ id, slug }) => ({ homeworkId: homework(id, slug) })),
    previewScores: (_, id) => ({
      refused: { homeworkId: homework(id, 'nobodys') },
      shownBy: 'tests/api/work/correcting/scores.test.ts',
    }),
    applyScores: (_, id) => ({
      refused: {
        homeworkId: homework(id, 'nobodys'),
        changes: [{ attemptId: attempt(id, 'nobodys', 0), itemId: item(id, 'powers'), before: 4, after: 2 }],
      },
      shownBy: 'tests/api/work/correcting/scores.test.ts',
    }),
  },
  pages: {
    accessoryPreview: (_, id) => routes.accessoryPreview.to({ id: homework(id, 'opposites-card') }),
    accessory: (_, id) => routes.accessory.to({ id: attempt(id, 'opposites-card', demoStudent) }),
    nocardAccessory: (_, id) => routes.nocardAccessory.to({ id: attempt(id, 'opposites-sheet', demoStudent) }),
    question: (_, id) => routes.question.to({ id: attempt(id, 'number-line', demoStudent) }),
    publish: (_, id) => routes.publish.to({ id: homework(id, 'absolute-draft') }),
    result: (_, id) => routes.result.to({ id: homework(id, 'opposites-card') }),
  },
};

const publishing = (homeworkId: string, classId: string) => ({
  homeworkId,
  release: 2 as const,
  rounds: 1,
  aiRule: 'hints' as const,
  counts: false,
  asks: false,
  reason: '',
  tellsGuardians: false,
  targets: [{ classId, startsAt: new Date().toISOString(), dueAt: soon() }],
});
