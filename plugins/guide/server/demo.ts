import { newId } from 'edutech/core/common/ids';
import type { Demo, DemoContext, DemoWorld, SampleSet } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import { noStage } from '../model/lesson/stage';
import type plugin from '../plugin';
import { routes } from '../routes';
import { build } from './demo/build';

type MakeId = DemoContext['id'];

/** Place of the demo student in the class list. */
const demoStudent = 11;
const hour = 3_600_000;

/** The same about a guide book of the demo teacher, of a colleague, and of another school. */
const ofBooks =
  <Input>(input: (bookId: string, id: MakeId) => Input, own = 'two-taxis') =>
  (_: unknown, id: MakeId): SampleSet<Input> => {
    const of = (slug: string) => input(id(`guide.book.${slug}`), id);
    return { as: 'teacher', own: of(own), otherClass: of('neighbour'), otherSchool: of('foreign') };
  };

/** The same about the lesson of the demo teacher's class, of a colleague's class, and of another school. */
const ofLessons =
  <Input>(input: (assignmentId: string, id: MakeId, slug: string) => Input, own = 'two-taxis') =>
  (_: unknown, id: MakeId): SampleSet<Input> => {
    const of = (slug: string) => input(id(`guide.assignment.${slug}`), id, slug);
    return { as: 'teacher', own: of(own), otherClass: of('neighbour'), otherSchool: of('foreign') };
  };

/** The same about the copy of the demo student, of one in another class, and of another school. */
const ofAttempts =
  <Input>(input: (attemptId: string, id: MakeId, slug: string) => Input) =>
  (_: unknown, id: MakeId): SampleSet<Input> => {
    const of = (slug: string, at: number) => input(id(`guide.attempt.${slug}.${at}`), id, slug);
    return {
      as: 'student',
      own: of('two-taxis', demoStudent),
      otherClass: of('neighbour', 3),
      otherSchool: of('foreign', 3),
    };
  };

const place = (id: MakeId) => ({
  title: '4.1 整式',
  subjectId: id('subject/mathematics'),
  gradeId: id('grade/7'),
  nodeId: null,
});

const times = () => {
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  return { startsAt: at(1), lessonAt: at(20), afterAt: at(21), dueAt: at(44) };
};

const given =
  (slug: string) =>
  ({ classId, otherClassId, foreignClassId }: DemoWorld) =>
    slug === 'neighbour' ? otherClassId : slug === 'foreign' ? foreignClassId : classId;

const publish = (world: DemoWorld, id: MakeId, slug: string) => ({
  bookId: id(`guide.book.${slug}`),
  targets: [{ classId: given(slug)(world), ...times() }],
});

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listGuides: () => ({ shared: { space: 'mine', sort: 0, page: 1, pageLine: 20 } }),
    readGuide: ofBooks((bookId) => ({ bookId })),
    addGuide: (_, id) => ({ shared: { id: newId(), ...place(id), template: 'lesson' } }),
    saveGuide: ofBooks(
      (bookId, id) => ({
        bookId,
        version: 1,
        save: id('guide.save.sample'),
        title: '6.3 角',
        document: {
          blocks: [
            {
              id: id('guide.block.sample'),
              kind: 'summary' as const,
              title: '小结',
              phase: 'after' as const,
              opens: 'time' as const,
              minutes: 5,
              onWall: false,
              parts: [],
            },
          ],
        },
      }),
      'spare',
    ),
    moveGuides: ofBooks((bookId, id) => ({
      bookIds: [bookId],
      nodeId: id('textbook.node.junior-mathematics-7a-pep/第四章 整式的加减/4.1 整式'),
    })),
    shareGuides: ofBooks((bookId) => ({ bookIds: [bookId], isShared: false })),
    removeGuides: ofBooks((bookId) => ({ bookIds: [bookId] }), 'spare'),
    restoreGuides: ofBooks((bookId) => ({ bookIds: [bookId] }), 'spare'),
    listVersions: ofBooks((bookId) => ({ bookId })),
    keepVersion: ofBooks((bookId) => ({ id: newId(), bookId, name: '初稿' })),
    restoreVersion: (_, id) => ({
      refused: { bookId: id('guide.book.foreign'), versionId: newId(), keptId: newId() },
      shownBy: 'tests/api/guide/books.test.ts',
    }),
    guidePages: ofBooks((bookId) => ({ bookId, look: { size: 'a4' as const } })),
    downloadGuide: ofBooks((bookId) => ({ bookId, format: 'docx' as const, withAnswers: false })),
    guideClasses: ofBooks((bookId) => ({ bookId })),
    publishGuide: (world, id) => ({
      as: 'teacher',
      own: publish(world, id, 'spare'),
      otherClass: publish(world, id, 'neighbour'),
      otherSchool: publish(world, id, 'foreign'),
    }),
    listGiven: () => ({ shared: {} }),
    withdrawGiven: ofLessons((assignmentId) => ({ assignmentId, isWithdrawn: false })),
    moveLesson: ofLessons((assignmentId) => ({ assignmentId, ...times() }), 'remove-brackets'),
    openLesson: ofLessons((assignmentId) => ({ assignmentId })),
    steerLesson: ofLessons((assignmentId) => ({ assignmentId, stage: noStage })),
    formGroups: ofLessons((assignmentId) => ({ assignmentId, size: 4 })),
    openBlock: ofLessons((assignmentId, id, slug) => ({
      assignmentId,
      blockId: id(`guide.block.${slug}.1`),
      isOpen: true,
    })),
    blockAnswers: ofLessons((assignmentId, id, slug) => ({
      assignmentId,
      blockId: id(`guide.block.${slug}.1`),
      named: false,
    })),
    guideBoard: ofLessons((assignmentId) => ({ assignmentId })),
    remindStudents: ofLessons((assignmentId, id, slug) => ({
      assignmentId,
      attemptIds: [id(`guide.attempt.${slug}.3`)],
    })),
    openMyGuide: ofAttempts((attemptId) => ({ attemptId })),
    saveGuideAnswers: ofAttempts((attemptId, id, slug) => ({
      attemptId,
      client: id('guide.client.sample'),
      seconds: 5,
      answers: [
        {
          itemId: id(`guide.part.${slug}.${slug === 'two-taxis' ? '3.1' : '0.0'}`),
          part: 0,
          sequence: 0,
          age: 0,
          answer: { content: [{ kind: 'paragraph' as const, inlines: [{ kind: 'text' as const, text: '甲 2x+4' }] }] },
        },
      ],
    })),
  },
  pages: {
    detail: (_, id) => routes.detail.to({ id: id('guide.book.two-taxis') }),
    monitor: (_, id) => routes.monitor.to({ id: id('guide.assignment.two-taxis') }),
    cq: (_, id) => routes.cq.to({ id: id('guide.book.two-taxis') }),
    present: (_, id) => routes.present.to({ id: id('guide.assignment.two-taxis') }),
    remote: (_, id) => routes.remote.to({ id: id('guide.assignment.two-taxis') }),
    studentDetail: (_, id) => routes.studentDetail.to({ id: id(`guide.attempt.two-taxis.${demoStudent}`) }),
  },
};
