import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { focusReasons } from '../model/focus';
import { teachers } from '../model/people';
import { Confidence, MapPlace, Share, Span, State, Topic, Week } from './kinds';

// What a class knows, for its teachers of the subject. Values are shares of points that are corrected for difficulty
// (model/mastery.ts); figures of fewer than five people are null. 404 `situation.error.noClass` for a class that the caller
// does not teach the subject.

const Taught = { classId: Id, subjectId: Id };
const MapWish = { ...Taught, topicId: Type.Optional(Id), span: Span };

/** A point with what the class knows of it. */
export const ClassPoint = Type.Object({
  ...MapPlace.properties,
  state: State,
  /** Null: fewer than five people, or nobody yet. */
  value: Maybe(Share),
  /** Students with an answer, and of these those who do not know it yet; null: too few people. */
  people: Type.Integer(),
  notYet: Maybe(Type.Integer()),
  answers: Type.Integer(),
  /** Answers that are missing before something can be said. */
  missing: Type.Integer(),
  /** The last twelve weeks. */
  weeks: Type.Array(Maybe(Share)),
});
export type ClassPoint = Static<typeof ClassPoint>;

const TrendWeek = Type.Object({
  ...Week.properties,
  /** Not corrected for difficulty. */
  raw: Maybe(Share),
  /** Where the value lies with 95 % certainty. */
  low: Maybe(Share),
  high: Maybe(Share),
});

/** A student worth a talk, with the reason; in the order of the class list, never by result. */
export const FocusStudent = Type.Object({
  studentId: Id,
  name: Type.String(),
  reason: Type.Enum([...focusReasons]),
  /** What the reason speaks of: shares before and now, a number of tasks, a point. */
  before: Maybe(Type.Number()),
  now: Maybe(Type.Number()),
  point: Type.String(),
});
export type FocusStudent = Static<typeof FocusStudent>;

export const ClassMap = Type.Object({
  className: Type.String(),
  subject: Type.String(),
  students: Type.Integer(),
  /** Students without any answer in the last twelve weeks: they are in no figure. */
  absent: Type.Integer(),
  /** Fewer than five students: no figures. */
  isSmall: Type.Boolean(),
  topics: Type.Array(Topic),
  topic: Maybe(Topic),
  points: Type.Array(ClassPoint),
  trend: Type.Array(TrendWeek),
  focus: Type.Array(FocusStudent),
});
export type ClassMap = Static<typeof ClassMap>;

/** The map of a class in one topic; without `topicId` that of the newest answers. */
export const classMap = endpoint({
  method: 'GET',
  root: 'work',
  path: '/situation/class',
  access: teachers,
  input: Type.Object(MapWish),
  output: ClassMap,
});

export const PointEvidence = Type.Object({
  pointId: Id,
  name: Type.String(),
  state: State,
  confidence: Confidence,
  value: Maybe(Share),
  /** Not corrected for difficulty. */
  share: Maybe(Share),
  people: Type.Integer(),
  answers: Type.Integer(),
  /** Wrong answers that came more than once, the most frequent first. */
  mistakes: Type.Array(
    Type.Object({ question: Type.String(), wrote: Type.String(), people: Type.Integer(), questionId: Id }),
  ),
  /** Students who do not know it yet, in the order of the class list. */
  notYet: Type.Array(Type.Object({ studentId: Id, name: Type.String() })),
  /** Up to three questions for a follow-up homework: like those that lost most points. */
  followUp: Type.Array(Id),
  /** Minutes that the follow-up takes. */
  minutes: Type.Integer(),
  /** Exams with items about it, the newest first: they can be explained in class. */
  exams: Type.Array(Type.Object({ examId: Id, title: Type.String(), itemId: Id })),
});
export type PointEvidence = Static<typeof PointEvidence>;

/** What a class has answered about a point. 404 `situation.error.noPoint` where there is no evidence. */
export const pointEvidence = endpoint({
  method: 'GET',
  root: 'work',
  path: '/situation/point',
  access: teachers,
  input: Type.Object({ ...Taught, pointId: Id, span: Span }),
  output: PointEvidence,
});

/** What one student of a class knows, for the teacher. 404 `situation.error.noStudent` for one who is not in the class. */
export const studentMap = endpoint({
  method: 'GET',
  root: 'work',
  path: '/situation/student',
  access: teachers,
  input: Type.Object({ ...Taught, studentId: Id }),
  output: Type.Object({
    studentId: Id,
    name: Type.String(),
    /** Points with evidence, the weakest first. */
    points: Type.Array(
      Type.Object({
        pointId: Id,
        name: Type.String(),
        state: State,
        confidence: Confidence,
        value: Share,
        answers: Type.Integer(),
        missing: Type.Integer(),
      }),
    ),
    weeks: Type.Array(Week),
  }),
});

/** Writes the map of a class as a workbook: points, weeks, and the students who do not know a point yet. */
export const exportClassMap = endpoint({
  method: 'POST',
  root: 'work',
  path: '/situation/export',
  access: teachers,
  perMinute: 20,
  input: Type.Object(MapWish),
  output: FileAddress,
});
