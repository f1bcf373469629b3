import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { taskActs, urgencies } from '../model/tasks';

// My tasks: what waits for somebody, of all areas together.

/** Something that waits: one thing, or so many of one kind. */
export const HomeTask = Type.Object({
  id: Type.String(),
  /** The plugin that contributes it. */
  area: Type.String(),
  /** What is to be done: the verb of its button. */
  act: Type.Enum([...taskActs]),
  /** How many things wait behind it. */
  count: Type.Integer(),
  /** How many of them are over their time. */
  late: Type.Integer(),
  text: Type.String(),
  /** Beside the text; empty: nothing. */
  note: Type.String(),
  /** ISO 8601, when the first of them is due; null when it has no end. */
  due: Maybe(Type.String()),
  urgency: Type.Enum([...urgencies]),
  /** Path of the page that does it. */
  path: Type.String(),
});
export type HomeTask = Static<typeof HomeTask>;

/** The lesson that is held now, or the next one of today. */
const LessonNow = Type.Object({
  starts: Type.String(),
  ends: Type.String(),
  className: Type.String(),
  subject: Type.String(),
  room: Type.String(),
});
export type LessonNow = Static<typeof LessonNow>;

/** All that waits for the caller, nearest deadline first, and for teachers and students the lesson of this hour. */
export const myTasks = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/actiontask/mine',
  access: { signedIn: true, types: ['teacher', 'student', 'admin', 'cityAdmin', 'superAdmin'] },
  input: Type.Object({}),
  output: Type.Object({
    now: Type.String(),
    lesson: Maybe(LessonNow),
    tasks: Type.Array(HomeTask),
  }),
});
export type MyTasks = Static<(typeof myTasks)['output']>;

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
export type TaskDetail = Static<typeof TaskDetail>;

/** All that waits for a teacher or a student, nearest deadline first. */
export const taskDetails = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/actiontask/get-details',
  specified: true,
  access: { signedIn: true, types: ['teacher', 'student'] },
  input: Type.Object({ termId: Id }),
  output: Type.Array(TaskDetail),
});
