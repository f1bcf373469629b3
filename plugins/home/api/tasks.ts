import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { taskActs, urgencies } from '../model/tasks';

// My tasks: what waits for somebody, of all areas together.

/** A subject as the homes show it. */
export const HomeSubject = Type.Object({ name: Type.String(), hue: Type.String() });
export type HomeSubject = Static<typeof HomeSubject>;

/** Something that waits: one thing, or so many of one kind. */
export const HomeTask = Type.Object({
  id: Type.String(),
  /** The plugin that contributes it. */
  area: Type.String(),
  /** What is to be done: the verb of its button. */
  act: Type.Enum([...taskActs]),
  /** How many things wait behind it: stored or projected numbers, never counted for the home. */
  count: Type.Integer(),
  /** How many of them are over their time. */
  late: Type.Integer(),
  text: Type.String(),
  /** Beside the text; empty: nothing. */
  note: Type.String(),
  /** ISO 8601; null when it has no end. */
  due: Maybe(Type.String()),
  urgency: Type.Enum([...urgencies]),
  /** Path of the page that does it. */
  path: Type.String(),
  /** Shown as a figure at the head of a teacher's home, also when its count is 0. */
  isFigure: Type.Boolean(),
  subject: Maybe(HomeSubject),
  /** How long it takes. */
  minutes: Maybe(Type.Integer()),
  /** Steps that are done, and steps in all, of what was begun. */
  progress: Maybe(Type.Object({ done: Type.Integer(), of: Type.Integer() })),
  /** A word of the teacher. */
  remark: Type.String(),
});
export type HomeTask = Static<typeof HomeTask>;

/** Something that is due, in the words of the specification. */
export const TaskDetail = Type.Object({
  id: Type.String(),
  /** The plugin that contributes it. */
  area: Type.String(),
  title: Type.String(),
  note: Type.String(),
  /** ISO 8601; null when it has no end. */
  due: Maybe(Type.String()),
  /** Path of the page that does it. */
  path: Type.String(),
});

/** All that waits for the caller, nearest deadline first. */
export const taskDetails = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/actiontask/get-details',
  specified: true,
  access: { signedIn: true, types: ['teacher', 'student'] },
  input: Type.Object({ termId: Id }),
  output: Type.Array(TaskDetail),
});
