import type { Id } from 'edutech/core/common/ids';

/** A student's enrolment in a term. */
export interface Enrolment {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly className: string;
  readonly schoolName: string;
  /** Last year's class that this one continues. */
  readonly previousId: Id | null;
}

/** How a student came to a class: with it from last year, from another class, or from another school. */
export type Arrival = 'rolledOver' | 'movedClass' | 'transferred';

/** An enrolment and how it began; null for the first, and if nothing changed. */
export type EnrolmentWithArrival<Seat extends Enrolment> = Seat & {
  readonly arrival: { readonly how: Arrival; readonly from: string } | null;
};

/** Adds to a student's enrolments, the newest first, how each began. */
export const withArrivals = <Seat extends Enrolment>(seats: readonly Seat[]): EnrolmentWithArrival<Seat>[] =>
  seats.map((seat, at) => ({ ...seat, arrival: arrivalOf(seat, seats[at + 1]) }));

function arrivalOf(seat: Enrolment, before: Enrolment | undefined): EnrolmentWithArrival<Enrolment>['arrival'] {
  if (!before || before.classId === seat.classId) return null;
  if (before.schoolId !== seat.schoolId) return { how: 'transferred', from: before.schoolName };
  return { how: seat.previousId === before.classId ? 'rolledOver' : 'movedClass', from: before.className };
}
