import type { Id } from 'edutech/core/common/ids';
import { deltaOf, mergedDelta, type RosterDelta, type SeatRow } from 'edutech/core/common/organisation/roster-delta';
import type { KnownClass, KnownPerson } from 'edutech/core/common/organisation/roster-ground';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { departure, newPost } from './rosters/check/arrival';

/** For how long an accepted transfer may be taken back. Milliseconds. */
export const transferUndoMilliseconds = 7 * 86_400_000;

/** A seat of a later term than that of the transfer. */
type LaterSeat = SeatRow & { readonly isSameYear: boolean };

/**
 * A pupil leaves his school and sits in a class of another, in the later terms too that had seats already; where he sat in
 * earlier terms stays as it was.
 */
export function transferDelta(
  { pupil, later }: { readonly pupil: KnownPerson; readonly later: readonly LaterSeat[] },
  to: KnownClass,
  termId: Id,
  now: Date,
): RosterDelta {
  const given = later.filter(({ schoolId }) => schoolId !== to.schoolId);
  const terms = new Set([termId, ...given.filter(({ isSameYear }) => isSameYear).map((seat) => seat.termId)]);
  const seatIn = (term: Id): SeatRow => ({
    schoolId: to.schoolId,
    termId: term,
    classId: to.id,
    personId: pupil.id,
    seat: 0,
  });
  return mergedDelta([
    departure(pupil, to.schoolId, now),
    deltaOf({
      removed: { seats: given.map(({ isSameYear: _, ...seat }) => seat) },
      added: {
        posts: [newPost(pupil.id, to.schoolId, roleTypes.student, { isActive: true })],
        seats: [...terms].map(seatIn),
      },
    }),
  ]);
}
