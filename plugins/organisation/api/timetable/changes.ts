import Type from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { registrars } from '../../model/timetable/registrars';
import { Day, PeriodNumber } from './lessons';

// What is different with single lessons on single days: cancelled, moved or swapped, taught by somebody else.

const Reason = Type.String({ maxLength: 100, default: '' });
const At = { classId: Id, day: Day, period: PeriodNumber };

/**
 * Changes a lesson on a day. Moved to a time at which the class has another lesson, both change places. The teachers of
 * the lessons and the substitute are notified. 404 `organisation.timetable.noLesson`; 409
 * `organisation.timetable.alreadyChanged`; 422 `organisation.timetable.busy` for a teacher who has a lesson then,
 * `organisation.timetable.noSuch` for a substitute who does not teach at the school, `organisation.timetable.noTime` for
 * a time that is over or has no lessons.
 */
export const changeLesson = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/change',
  access: registrars,
  input: Type.Object({
    ...At,
    kind: Type.Enum(['cancelled', 'moved', 'substitute']),
    toDay: Type.Optional(Day),
    toPeriod: Type.Optional(PeriodNumber),
    teacherId: Type.Optional(Id),
    reason: Reason,
  }),
  output: Type.Object({ swapId: Id, told: Type.Integer() }),
});

/**
 * Takes a change away, of a swap both, and notifies their teachers. 409 `organisation.timetable.taken` where the class
 * has another lesson by now, 422 `organisation.timetable.busy` where the teacher has one.
 */
export const undoLessonChange = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/change/undo',
  access: registrars,
  input: Type.Object({ classId: Id, id: Id }),
  output: Type.Null(),
});

/** Teachers of the school who have no lesson at a time, those of the subject first. */
export const freeTeachers = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/timetable/free-teachers',
  access: registrars,
  input: Type.Object(At),
  output: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      /** Teaches the subject of the lesson. */
      isOfSubject: Type.Boolean(),
      /** Lessons of the day. */
      lessons: Type.Integer(),
      subject: Maybe(Type.String()),
    }),
  ),
});
