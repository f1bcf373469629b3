import Type, { type Static } from 'typebox';
import { endpoint, groupedEndpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { SentAnswer } from 'edutech/plugins/questions/kit/common/answers/sent-answer';
import { anyStudents } from '../model/people';
import { mostAnswersAtOnce } from '../model/sitting/limits';
import { deviceStates, examModes, sittingStates } from '../model/sitting/states';

// Calls of students who sit an exam. None of them answers a question or its key: the paper travels enciphered, and what opens it
// is `releaseKey`, from the start on.

export const SittingState = Type.Enum([...sittingStates]);

/** When it begins and ends for one student, by the server's clock. */
const Times = Type.Object({
  state: SittingState,
  /** Null: an invigilator will start it. */
  startsAt: Maybe(Moment),
  /** Null while it has not begun, or is held up. */
  endsAt: Maybe(Moment),
  /** Since when it may be handed in. */
  handInFrom: Maybe(Moment),
  /** Minutes that were given during it. */
  extended: Type.Integer(),
  /** Two people have to open the paper before anybody begins. */
  isSealed: Type.Boolean(),
  now: Moment,
});

/** An exam in a student's list. */
export const MyExam = Type.Object({
  sittingId: Id,
  examId: Id,
  title: Type.String(),
  subject: Type.String(),
  subjectCode: Type.String(),
  mode: Type.Enum([...examModes]),
  /** The planned beginning, also where an invigilator starts it. */
  plannedAt: Moment,
  minutes: Type.Integer(),
  questions: Type.Integer(),
  points: Type.Number(),
  room: Type.String(),
  seat: Type.Integer(),
  admission: Type.String(),
  submitted: Maybe(Moment),
  receipt: Type.String(),
  /** Whether the student may read the result. */
  isReleased: Type.Boolean(),
  ...Times.properties,
});
export type MyExam = Static<typeof MyExam>;

/** Exams that are to come or run, then those of the last months, the newest first. */
export const listMyExams = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/mine',
  offline: true,
  access: anyStudents,
  input: Type.Object({ which: Type.Enum(['todo', 'done'], { default: 'todo' }) }),
  output: Type.Object({ data: Type.Array(MyExam), now: Moment }),
});

/** Words of an invigilator. */
export const ExamMessage = Type.Object({
  messageId: Id,
  from: Type.String(),
  text: Type.String(),
  at: Moment,
  /** To this student alone. */
  isPersonal: Type.Boolean(),
});
export type ExamMessage = Static<typeof ExamMessage>;

const SittingPart = Type.Integer({ minimum: 0, maximum: 39 });

export const OpenedSitting = Type.Object({
  ...MyExam.properties,
  note: Type.String(),
  roomId: Id,
  invigilators: Type.Array(Type.String()),
  student: Type.String(),
  /** When the waiting room opens. */
  entersAt: Moment,
  /** Minutes after the start before which nobody hands in. */
  earliest: Type.Integer(),
  grade: Type.Integer(),
  device: Type.Enum(['own', 'asking']),
  messages: Type.Array(ExamMessage),
  handUp: Type.Boolean(),
  answers: Type.Array(Type.Object({ itemId: Id, part: SittingPart, answer: Answer })),
  /** How often the recordings of items were played, on all devices. */
  plays: Type.Array(Type.Object({ itemId: Id, count: Type.Integer() })),
  /** Photographs of answers, by addresses that are valid for a minute. */
  files: Type.Array(Type.Object({ fileId: Id, address: Type.String() })),
});
export type OpenedSitting = Static<typeof OpenedSitting>;

/**
 * Enters the waiting room, or comes back. `device` names this browser: after the start another one asks the invigilator, and until
 * then gets `asking`. 404 `exam.error.noSitting`; 409 `exam.error.printed`, `exam.error.withdrawn`; 403 `exam.error.roomClosed`.
 */
export const openSitting = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/sitting/open',
  offline: true,
  access: anyStudents,
  input: Type.Object({ sittingId: Id, device: Id }),
  output: OpenedSitting,
});

/** The enciphered paper, base64 of 12 bytes of nonce, AES-256-GCM and its tag. It opens by `releaseKey`. */
export const sittingPackage = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/sitting/package',
  offline: true,
  access: anyStudents,
  input: Type.Object({ sittingId: Id }),
  output: Type.Object({ bytes: Type.String() }),
});

/**
 * What opens the paper, from the start on, and begins the sitting. 403 `exam.error.notStarted`, `exam.error.notReleased`,
 * `exam.error.paused`, `exam.error.otherDevice`; 409 `exam.error.over`.
 */
export const releaseKey = groupedEndpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/sitting/key',
  access: anyStudents,
  perMinute: 120,
  input: Type.Object({ sittingId: Id, device: Id }),
  output: Type.Object({
    /** Of the paper, base64. */
    key: Type.String(),
    /** With which this device closes a file of answers, if no network comes back; base64. */
    fileKey: Type.String(),
  }),
});

/**
 * Saves answers as events, each once however often it is sent. Answered after COMMIT. After the end, what was written before it
 * counts for a day. 403 `exam.error.notStarted`, `exam.error.otherDevice`; 422 `exam.error.noItem`, `exam.error.answerTooLong`.
 */
export const saveSittingAnswers = groupedEndpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/sitting/answers',
  bodySize: 'large',
  access: anyStudents,
  perMinute: 240,
  input: Type.Object({
    sittingId: Id,
    device: Id,
    client: Id,
    answers: Type.Array(SentAnswer, { minItems: 1, maxItems: mostAnswersAtOnce }),
  }),
  output: Type.Object({
    saved: Moment,
    /** False: written after the end, or a day too late; it is kept beside, and the invigilator sees it. */
    counts: Type.Boolean(),
  }),
});

/**
 * Sets the device's clock and tells how it is there: asked every 30 s and whenever something has changed. `left` names each
 * time that the page was left, so that it counts once.
 */
export const beatSitting = groupedEndpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/sitting/beat',
  access: anyStudents,
  perMinute: 120,
  input: Type.Object({
    sittingId: Id,
    device: Id,
    /** Answers that only the device has. */
    waiting: Type.Integer({ minimum: 0, maximum: 2000 }),
    /** Items with an answer. */
    answered: Type.Integer({ minimum: 0, maximum: 200 }),
    left: Type.Array(
      Type.Object({
        id: Id,
        /** Milliseconds since it was left. */
        age: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
        seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
      }),
      { maxItems: 50 },
    ),
    /** Recordings that began to play, each named, so that it counts once. */
    plays: Type.Optional(Type.Array(Type.Object({ id: Id, itemId: Id }), { maxItems: 50 })),
  }),
  output: Type.Object({
    ...Times.properties,
    device: Type.Enum([...deviceStates]),
    messages: Type.Array(ExamMessage),
    handUp: Type.Boolean(),
  }),
});

/** Raises the hand, or lowers it: invigilators see it, nobody hears it. */
export const raiseHand = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/sitting/hand',
  access: anyStudents,
  input: Type.Object({ sittingId: Id, isUp: Type.Boolean() }),
  output: Type.Object({ handUp: Type.Boolean() }),
});

/**
 * Hands in. `receipt` identifies the answers that arrived; the same answers give the same receipt, also of a sitting that the
 * platform has closed. 403 `exam.error.notStarted`, `exam.error.handInLater`, `exam.error.paused`, `exam.error.otherDevice`.
 */
export const handInSitting = groupedEndpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/sitting/hand-in',
  access: anyStudents,
  input: Type.Object({ sittingId: Id, device: Id }),
  output: Type.Object({
    receipt: Type.String(),
    submitted: Moment,
    answered: Type.Integer(),
    items: Type.Integer(),
  }),
});
