import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment, Name } from 'edutech/core/common/wire/kinds';
import { anyTeachers } from '../model/people';
import { mostStudents } from '../model/sitting/limits';
import { examModes, examStarts, sittingEvents } from '../model/sitting/states';
import { SittingState } from './sittings';

// The board of invigilators. An exam is theirs who published it, and a room theirs who invigilates it: else 404
// `exam.error.noExam`.

export const BoardSitting = Type.Object({
  sittingId: Id,
  roomId: Id,
  name: Type.String(),
  className: Type.String(),
  seat: Type.Integer(),
  admission: Type.String(),
  state: SittingState,
  answered: Type.Integer(),
  /** Answers that only the device has, as it last told. */
  waiting: Type.Integer(),
  /** When its device last spoke; null: never. */
  seenAt: Maybe(Moment),
  left: Type.Integer(),
  extra: Type.Integer(),
  extended: Type.Integer(),
  endsAt: Maybe(Moment),
  /** Since when another device asks to go on. */
  askedAt: Maybe(Moment),
  handAt: Maybe(Moment),
  submittedAt: Maybe(Moment),
  receipt: Type.String(),
});
export type BoardSitting = Static<typeof BoardSitting>;

export const BoardEvent = Type.Object({
  eventId: Id,
  kind: Type.Enum([...sittingEvents]),
  roomId: Maybe(Id),
  sittingId: Maybe(Id),
  /** Who did it; empty: the platform, or the student. */
  by: Type.String(),
  at: Moment,
  minutes: Type.Optional(Type.Integer()),
  seconds: Type.Optional(Type.Integer()),
  text: Type.Optional(Type.String()),
});
export type BoardEvent = Static<typeof BoardEvent>;

export const examBoard = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/board',
  access: anyTeachers,
  perMinute: 240,
  input: Type.Object({ examId: Id }),
  output: Type.Object({
    examId: Id,
    title: Type.String(),
    subject: Type.String(),
    mode: Type.Enum([...examModes]),
    start: Type.Enum([...examStarts]),
    plannedAt: Moment,
    minutes: Type.Integer(),
    questions: Type.Integer(),
    isOwn: Type.Boolean(),
    withdrawn: Maybe(Moment),
    rooms: Type.Array(
      Type.Object({
        roomId: Id,
        name: Type.String(),
        invigilators: Type.Array(Type.String()),
        /** When it begins; null: by hand, and not yet. */
        startsAt: Maybe(Moment),
      }),
    ),
    sittings: Type.Array(BoardSitting, { maxItems: mostStudents }),
    /** The last hundred. */
    events: Type.Array(BoardEvent),
    now: Moment,
  }),
});

const Done = Type.Object({ count: Type.Integer() });
const ofSittings = { examId: Id, sittingIds: Ids(mostStudents) };

/** Starts a room by hand: 409 `exam.error.startsByItself`; done twice it stays as it was. */
export const startRoom = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/start',
  access: anyTeachers,
  input: Type.Object({ examId: Id, roomId: Id }),
  output: Type.Object({ startsAt: Moment }),
});

/** Gives minutes more, or takes back what was given (negative); nobody ends up with less than before the start. */
export const extendSittings = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/extend',
  bodySize: 'large',
  access: anyTeachers,
  input: Type.Object({ ...ofSittings, minutes: Type.Integer({ minimum: -120, maximum: 120 }) }),
  output: Done,
});

/** Holds sittings up, or lets them go on; the time of the pause is added at the end. */
export const pauseSittings = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/pause',
  bodySize: 'large',
  access: anyTeachers,
  input: Type.Object({ ...ofSittings, isPaused: Type.Boolean() }),
  output: Done,
});

/** Ends sittings now, with what has arrived. */
export const endSittings = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/end',
  bodySize: 'large',
  access: anyTeachers,
  input: Type.Object(ofSittings),
  output: Done,
});

/** Says something to rooms, or to one student. */
export const tellSittings = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/tell',
  access: anyTeachers,
  input: Type.Object({
    examId: Id,
    roomIds: Type.Array(Id, { maxItems: 60 }),
    sittingId: Type.Optional(Id),
    text: Name(500),
  }),
  output: Done,
});

/** Lets the device that asks go on in place of the other one, or refuses it. 409 `exam.error.nobodyAsks`. */
export const answerDevice = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/device',
  access: anyTeachers,
  input: Type.Object({ sittingId: Id, isLet: Type.Boolean() }),
  output: Done,
});

/** Lowers the hand of a student whom somebody has seen to. */
export const seeToHand = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/hand',
  access: anyTeachers,
  input: Type.Object({ sittingId: Id }),
  output: Done,
});

/** Writes down what happened, about one student or a room. */
export const noteIncident = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/incident',
  access: anyTeachers,
  input: Type.Object({ examId: Id, roomId: Id, sittingId: Type.Optional(Id), text: Name(1000) }),
  output: Done,
});

/**
 * Takes in the file (field `file`) in which a device closed its answers and photographs because no network came back. 422
 * `exam.error.wrongFile` for a file of something else, or one that was changed. `count`: answers that count.
 */
export const takeInFile = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/file',
  multipart: true,
  access: anyTeachers,
  input: Type.Object({ examId: Id }),
  output: Type.Object({ count: Type.Integer(), photos: Type.Integer(), name: Type.String() }),
});

/**
 * The words of the QR codes in a photograph or a screenshot (field `file`: JPEG or PNG, at most 12 MB) of a device without a
 * network; none, where there is no code. 413 `exam.error.largePicture`.
 */
export const readAnswerCodes = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/board/codes',
  multipart: true,
  access: anyTeachers,
  perMinute: 40,
  input: Type.Object({ examId: Id }),
  output: Type.Object({ words: Type.Array(Type.String()) }),
});
