import type { Id } from 'edutech/core/common/ids';
import { deltaOf, mergedDelta, type RosterDelta } from '../rosters/roster-delta';
import type { KnownClass, KnownPerson } from '../rosters/roster-context';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { departure, laterOnArrival, newPost } from '../rosters/check/arrival';

/** For how long an accepted transfer may be taken back. Milliseconds. */
export const transferUndoMilliseconds = 7 * 86_400_000;

/**
 * A student moves to a class of another school, also in later terms that have enrolments already; enrolments of
 * earlier terms stay unchanged.
 */
export function transferDelta(student: KnownPerson, to: KnownClass, termId: Id, now: Date): RosterDelta {
  const seat = { schoolId: to.schoolId, termId, classId: to.id, personId: student.id, seat: 0 };
  return mergedDelta([
    departure(student, (id) => id !== to.schoolId, now),
    deltaOf({
      added: {
        posts: [newPost(student.id, to.schoolId, roleTypes.student, { isActive: true })],
        seats: [seat, ...laterOnArrival(student, seat)],
      },
    }),
  ]);
}
