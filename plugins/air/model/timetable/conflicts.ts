/** Which lesson is on when, in a week of a grade. */
export interface Slot {
  readonly weekday: number;
  readonly period: number;
  readonly resourceId: string;
}

/** What has to be known of a lesson to find conflicts. */
interface Known {
  readonly isOut: boolean;
  readonly teacher: string;
}

/** A lesson of another grade in the same week. */
export interface Elsewhere {
  readonly weekday: number;
  readonly period: number;
  readonly teacher: string;
}

/**
 * `occupied`: two lessons at one time; `notOut`: the lesson is not published; `repeated`: it is on twice in the week;
 * `teacher`: its teacher is on in another grade at the same time, and cannot answer both.
 */
export type ConflictKind = 'occupied' | 'notOut' | 'repeated' | 'teacher';

/** Those that keep a week from being published; the others are only shown. */
export const isBlocking = (kind: ConflictKind): boolean => kind === 'occupied' || kind === 'notOut';

export interface Conflict extends Slot {
  readonly kind: ConflictKind;
}

/** Everything that is wrong with a week, lesson by lesson. */
export function conflictsOf(
  slots: readonly Slot[],
  known: ReadonlyMap<string, Known>,
  elsewhere: readonly Elsewhere[],
): Conflict[] {
  const isAt = (one: { weekday: number; period: number }, other: { weekday: number; period: number }) =>
    one.weekday === other.weekday && one.period === other.period;
  return slots.flatMap((slot) => {
    const lesson = known.get(slot.resourceId);
    const kinds: ConflictKind[] = [];
    if (slots.some((other) => other !== slot && isAt(other, slot))) kinds.push('occupied');
    if (!lesson?.isOut) kinds.push('notOut');
    if (slots.some((other) => other !== slot && other.resourceId === slot.resourceId)) kinds.push('repeated');
    const { teacher = '' } = lesson ?? {};
    if (teacher && elsewhere.some((other) => isAt(other, slot) && other.teacher === teacher)) kinds.push('teacher');
    return kinds.map((kind) => ({ ...slot, kind }));
  });
}

/**
 * Moves a lesson to another time; a lesson there takes its old time, unless that has another one already: separating
 * two lessons should not move others.
 */
export function moved(slots: readonly Slot[], slot: Slot, to: { weekday: number; period: number }): Slot[] {
  const isAt = (one: Slot, time: { weekday: number; period: number }) =>
    one.weekday === time.weekday && one.period === time.period;
  const changesPlaces = !slots.some((other) => other !== slot && isAt(other, slot));
  return slots.map((other) => {
    if (other === slot) return { ...slot, ...to };
    return changesPlaces && isAt(other, to) ? { ...other, weekday: slot.weekday, period: slot.period } : other;
  });
}
