import type { Id } from 'edutech/core/common/ids';
import { deltaOf, mergedDelta, type RosterDelta } from './rosters/roster-delta';
import type { KnownClass, KnownPerson } from './rosters/roster-ground';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { departure, laterOnArrival, newPost } from './rosters/check/arrival';

/** For how long an accepted transfer may be taken back. Milliseconds. */
export const transferUndoMilliseconds = 7 * 86_400_000;

/**
 * A pupil leaves his school and sits in a class of another, in the later terms too that had seats already; where he sat in
 * earlier terms stays as it was.
 */
export function transferDelta(pupil: KnownPerson, to: KnownClass, termId: Id, now: Date): RosterDelta {
  const seat = { schoolId: to.schoolId, termId, classId: to.id, personId: pupil.id, seat: 0 };
  return mergedDelta([
    departure(pupil, to.schoolId, now),
    deltaOf({
      added: {
        posts: [newPost(pupil.id, to.schoolId, roleTypes.student, { isActive: true })],
        seats: [seat, ...laterOnArrival(pupil, seat)],
      },
    }),
  ]);
}
