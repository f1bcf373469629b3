import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Ids, Maybe, Moment, Name } from 'edutech/core/common/wire/kinds';
import { anyTeachers, teachers } from '../model/people';
import { mostRooms, mostStudents } from '../model/sitting/limits';
import { examModes, examReleases, examStarts } from '../model/sitting/states';

// A paper is held as an exam: for whom, when, where, under whose eyes.

const NamedPerson = Type.Object({ personId: Id, name: Type.String() });

/** What a teacher chooses from to hold a paper; of a sealed one its owner alone, and no word of it. 404 `exam.error.noPaper`. */
export const examPlan = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/plan',
  access: teachers,
  input: Type.Object({ paperId: Id }),
  output: Type.Object({
    paperId: Id,
    title: Type.String(),
    subject: Type.String(),
    grade: Type.String(),
    questions: Type.Integer(),
    points: Type.Number(),
    minutes: Type.Integer(),
    /** Sections that may have a time of their own; of a sealed paper none. */
    sections: Type.Array(Type.Object({ sectionId: Id, title: Type.String(), items: Type.Integer() })),
    /** From when on its two people may open it; null: it is not sealed. */
    sealedUntil: Maybe(Moment),
    classes: Type.Array(
      Type.Object({ classId: Id, name: Type.String(), students: Type.Array(NamedPerson, { maxItems: mostStudents }) }),
    ),
    /** Colleagues who may invigilate. */
    teachers: Type.Array(NamedPerson),
    me: Id,
  }),
});

export const ExamRoomPlan = Type.Object({
  roomId: Id,
  name: Name(40),
  /** The class that it is for; without it, it is filled by number. */
  classId: Type.Optional(Id),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 300 })),
  invigilators: Type.Array(Id, { maxItems: 6, uniqueItems: true }),
});
export type ExamRoomPlan = Static<typeof ExamRoomPlan>;

/**
 * Freezes the paper, seats the students and notifies them. The client makes `examId`: a repeated call publishes once. 404
 * `exam.error.noPaper`, `exam.error.notTaught`; 422 `exam.error.emptyPaper`, `exam.error.noSeats`, `exam.error.noStudents`,
 * `exam.error.past`, `exam.error.mediaTooHeavy`; of a sealed paper `exam.error.beforeRelease`; 503 `exam.error.sealedElsewhere`.
 */
export const publishExam = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/publish',
  bodySize: 'large',
  access: teachers,
  input: Type.Object({
    examId: Id,
    paperId: Id,
    title: Name(100),
    mode: Type.Enum([...examModes]),
    start: Type.Enum([...examStarts]),
    startsAt: Type.String({ format: 'date-time' }),
    minutes: Type.Integer({ minimum: 1, maximum: 300 }),
    /** Minutes after the start before which nobody hands in. */
    earliest: Type.Integer({ minimum: 0, maximum: 300 }),
    note: Type.String({ maxLength: 500 }),
    /**
     * Sections with a time of their own: they open `from` minutes after the start and are collected after `minutes`; absent: as the
     * exam. 422 `exam.error.closesFirst`.
     */
    limits: Type.Optional(
      Type.Array(
        Type.Object({
          sectionId: Id,
          from: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
          minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 300 })),
        }),
        { maxItems: 80 },
      ),
    ),
    /** Of a sealed paper: whether its two people must have opened it, or the start is enough. Default: the people. */
    release: Type.Optional(Type.Enum([...examReleases])),
    classIds: Ids(40),
    rooms: Type.Array(ExamRoomPlan, { minItems: 1, maxItems: mostRooms }),
    /** Minutes more for single students. */
    extras: Type.Array(Type.Object({ personId: Id, minutes: Type.Integer({ minimum: 1, maximum: 300 }) }), {
      maxItems: 300,
    }),
  }),
  output: Type.Object({ examId: Id, students: Type.Integer() }),
});

/** Takes an exam back from its students before anybody has begun: 409 `exam.error.begun`. */
export const withdrawExam = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/withdraw',
  access: teachers,
  input: Type.Object({ examId: Id }),
  output: Type.Object({ withdrawn: Type.Boolean() }),
});

/** Gives it back: the undo of `withdrawExam`. */
export const restoreExam = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/restore',
  access: teachers,
  input: Type.Object({ examId: Id }),
  output: Type.Object({ withdrawn: Type.Boolean() }),
});

/** A held exam in a list of teachers: one's own, and those that one invigilates. */
export const HeldExam = Type.Object({
  examId: Id,
  paperId: Id,
  title: Type.String(),
  subject: Type.String(),
  mode: Type.Enum([...examModes]),
  start: Type.Enum([...examStarts]),
  startsAt: Moment,
  minutes: Type.Integer(),
  classes: Type.Array(Type.String()),
  rooms: Type.Integer(),
  students: Type.Integer(),
  submitted: Type.Integer(),
  isOwn: Type.Boolean(),
  withdrawn: Maybe(Moment),
  closed: Maybe(Moment),
});
export type HeldExam = Static<typeof HeldExam>;

export const listHeldExams = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/held',
  access: anyTeachers,
  input: Type.Object({ paperId: Type.Optional(Id) }),
  output: Type.Object({ data: Type.Array(HeldExam) }),
});

/** Seats and admission numbers, room by room. */
export const examSeats = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/seats',
  access: anyTeachers,
  input: Type.Object({ examId: Id }),
  output: Type.Object({
    title: Type.String(),
    subject: Type.String(),
    startsAt: Moment,
    minutes: Type.Integer(),
    rooms: Type.Array(
      Type.Object({
        roomId: Id,
        name: Type.String(),
        invigilators: Type.Array(Type.String()),
        seats: Type.Array(
          Type.Object({
            seat: Type.Integer(),
            admission: Type.String(),
            name: Type.String(),
            className: Type.String(),
            extra: Type.Integer(),
          }),
        ),
      }),
    ),
  }),
});

/** The same as a table for Excel. */
export const exportSeats = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/seats/export',
  access: anyTeachers,
  input: Type.Object({ examId: Id }),
  output: FileAddress,
});
