import type { Id } from 'edutech/core/common/ids';

/** Where a pupil sat in a term. */
export interface Sat {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly className: string;
  readonly schoolName: string;
  /** Last year's class that this one continues. */
  readonly previousId: Id | null;
}

/** How a pupil came to a class: with it from last year, from another class, or from another school. */
export type Arrival = 'rolledOver' | 'movedClass' | 'transferred';

/** A seat, and how it came about; null for the first, and where nothing changed. */
export type SatSince<Seat extends Sat> = Seat & {
  readonly arrival: { readonly how: Arrival; readonly from: string } | null;
};

/** Adds to the seats of a pupil, the newest first, how each came about. */
export const withArrivals = <Seat extends Sat>(seats: readonly Seat[]): SatSince<Seat>[] =>
  seats.map((seat, at) => ({ ...seat, arrival: arrivalOf(seat, seats[at + 1]) }));

function arrivalOf(seat: Sat, before: Sat | undefined): SatSince<Sat>['arrival'] {
  if (!before || before.classId === seat.classId) return null;
  if (before.schoolId !== seat.schoolId) return { how: 'transferred', from: before.schoolName };
  return { how: seat.previousId === before.classId ? 'rolledOver' : 'movedClass', from: before.className };
}
