import Type, { type Static } from 'typebox';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { HomeTask } from './tasks';

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
  access: { signedIn: true, types: ['teacher', 'student', 'guardian', 'admin', 'cityAdmin', 'superAdmin'] },
  input: Type.Object({}),
  output: Type.Object({
    now: Type.String(),
    lesson: Maybe(LessonNow),
    tasks: Type.Array(HomeTask),
  }),
});
export type MyTasks = Static<(typeof myTasks)['output']>;
