import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { students } from '../model/people';
import { taskKinds } from '../model/tasks';
import { MapPlace, State, Topic } from './kinds';

// What a student knows, for the student: words instead of values, and the own past instead of others. Only results that the
// student knows are counted, and the own practice.

const OwnPoint = Type.Object({
  ...MapPlace.properties,
  state: State,
  /** Right answers that are missing for the next word, or answers before something can be said. */
  missing: Type.Integer(),
  /** The last twelve weeks: 0 weak to 3 known; null: nothing. */
  weeks: Type.Array(Maybe(Type.Integer())),
});
export type OwnPoint = Static<typeof OwnPoint>;

const OwnTask = Type.Object({
  kind: Type.Enum([...taskKinds]),
  pointId: Id,
  point: Type.String(),
  questions: Type.Integer(),
  minutes: Type.Integer(),
  /** Days since the last answer. */
  days: Type.Integer(),
  /** Classmates who are working on it as well; 0 where they are fewer than five. */
  classmates: Type.Integer(),
});
export type OwnTask = Static<typeof OwnTask>;

const Compared = Type.Object({ now: Type.Number(), before: Maybe(Type.Number()) });

export const OwnMap = Type.Object({
  subjects: Type.Array(Type.Object({ subjectId: Id, name: Type.String(), code: Type.String() })),
  subjectId: Maybe(Id),
  topics: Type.Array(Topic),
  topic: Maybe(Topic),
  /** Mondays of the last twelve weeks, for `weeks`. */
  mondays: Type.Array(Type.String()),
  points: Type.Array(OwnPoint),
  tasks: Type.Array(OwnTask),
  /** The last 30 days against the 30 before. */
  compared: Maybe(Type.Object({ known: Compared, right: Compared, answers: Compared })),
  /** Answers of each of the last 84 days, the oldest first. */
  days: Type.Array(Type.Integer()),
});
export type OwnMap = Static<typeof OwnMap>;

/** The caller's map in a subject; without `subjectId` that of the newest answers. */
export const ownMap = endpoint({
  method: 'GET',
  root: 'work',
  path: '/situation/own',
  access: students,
  input: Type.Object({ subjectId: Type.Optional(Id), topicId: Type.Optional(Id) }),
  output: OwnMap,
});
