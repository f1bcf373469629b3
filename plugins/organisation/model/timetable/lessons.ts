import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type DayPlan, type FreePeriods, mayHaveLessons } from './school-days';

/** In which teaching weeks a lesson is: all, odd or even ones. */
export const everyWeek = 0;
export const oddWeeks = 1;
export const evenWeeks = 2;
export type Weeks = typeof everyWeek | typeof oddWeeks | typeof evenWeeks;

/** Whether two lessons at one time ever meet. */
export const meet = (one: Weeks, other: Weeks): boolean => one === everyWeek || other === everyWeek || one === other;

export const isInWeek = (weeks: Weeks, week: number): boolean =>
  weeks === everyWeek || (weeks === oddWeeks) === (week % 2 === 1);

/** A lesson of a class in the weeks of a timetable. */
export interface TimetableSlot {
  readonly classId: Id;
  readonly weekday: number;
  readonly period: number;
  readonly weeks: Weeks;
  readonly subjectId: Id | null;
  /** Of what belongs to no subject: 班会. */
  readonly title: string;
  readonly teacherId: Id | null;
  readonly room: string;
}

/** What is different with a lesson on one day. It names the lesson by class, time, and subject or title (decision 0213). */
export interface LessonChange extends Pick<TimetableSlot, 'subjectId' | 'title'> {
  readonly id: Id;
  readonly swapId: Id;
  readonly classId: Id;
  readonly day: Day;
  readonly period: number;
  readonly kind: 'cancelled' | 'moved' | 'substitute';
  readonly toDay: Day | null;
  readonly toPeriod: number | null;
  readonly teacherId: Id | null;
  readonly reason: string;
}

/** A timetable of a term and the week from which it is valid. */
export interface TimetableVersion {
  readonly id: Id;
  readonly termId: Id;
  readonly fromWeek: number;
}

/**
 * How a lesson of a day differs from the timetable. `left`: it is held at another time; `moved`: it comes from there;
 * `free`: the school does something else.
 */
export type Difference =
  | { readonly kind: 'cancelled'; readonly change: LessonChange }
  | { readonly kind: 'left'; readonly change: LessonChange }
  | { readonly kind: 'moved'; readonly change: LessonChange }
  | { readonly kind: 'substitute'; readonly change: LessonChange; readonly insteadOf: Id | null }
  | { readonly kind: 'free'; readonly free: FreePeriods };

/** A lesson on a day. */
export interface DayLesson<Slot extends TimetableSlot = TimetableSlot> {
  readonly day: Day;
  readonly period: number;
  readonly slot: Slot;
  readonly teacherId: Id | null;
  readonly difference: Difference | null;
}

/** Whether it takes place. */
export const isHeld = ({ difference }: Pick<DayLesson, 'difference'>): boolean =>
  difference === null || difference.kind === 'moved' || difference.kind === 'substitute';

/** The timetable of a day: of its term the last that has begun. */
export function versionAt(versions: readonly TimetableVersion[], { termId, week }: DayPlan): Id | null {
  let best: TimetableVersion | null = null;
  for (const one of versions)
    if (one.termId === termId && one.fromWeek <= (week ?? 0) && one.fromWeek > (best?.fromWeek ?? 0)) best = one;
  return best?.id ?? null;
}

/** A lesson with the timetable that it is of. */
export type StoredSlot = TimetableSlot & { readonly timetableId: Id };

/** What lessons of days are worked out from. */
export interface Ground<Slot extends StoredSlot> {
  /** Of the days, and of those from which a change moves a lesson. */
  readonly plans: ReadonlyMap<Day, DayPlan>;
  readonly versions: readonly TimetableVersion[];
  readonly slots: readonly Slot[];
  readonly changes: readonly LessonChange[];
}

/** Lessons of some days, as they will be held, in their order. */
export function lessonsOn<Slot extends StoredSlot>(days: readonly Day[], ground: Ground<Slot>): DayLesson<Slot>[] {
  return days.flatMap((day) => {
    const plan = ground.plans.get(day);
    if (!plan) return [];
    const usual = slotsOf(plan, ground).map((slot) => usualLesson(plan, slot, ground.changes));
    const arrived = ground.changes.flatMap((change) => arrival(plan, change, ground));
    return [...usual, ...arrived].sort((one, other) => one.period - other.period);
  });
}

function slotsOf<Slot extends StoredSlot>(plan: DayPlan, { versions, slots }: Ground<Slot>): Slot[] {
  const { week, weekday } = plan;
  if (week === null || weekday === null) return [];
  const timetableId = versionAt(versions, plan);
  return slots.filter(
    (slot) => slot.timetableId === timetableId && slot.weekday === weekday && isInWeek(slot.weeks, week),
  );
}

const freeAt = ({ free }: DayPlan, period: number): Difference | null => {
  const found = free.find(({ from, to }) => from <= period && period <= to);
  return found ? { kind: 'free', free: found } : null;
};

/** Whether a change is about a lesson: not about another one that a new timetable has at its time. */
const isAbout = ({ classId, period, subjectId, title }: TimetableSlot, change: LessonChange): boolean =>
  change.classId === classId && change.period === period && change.subjectId === subjectId && change.title === title;

/** The lesson that a change is about; undefined: its day has none such. */
export function slotOf<Slot extends StoredSlot>(change: LessonChange, ground: Ground<Slot>): Slot | undefined {
  const plan = ground.plans.get(change.day);
  return plan && slotsOf(plan, ground).find((slot) => isAbout(slot, change));
}

/** Whether a change is about a lesson that its day does not have. Of a free day nothing is known. */
export const lacksLesson = <Slot extends StoredSlot>(change: LessonChange, ground: Ground<Slot>): boolean =>
  ground.plans.get(change.day)?.weekday != null && !slotOf(change, ground);

/** Whether a change moves a lesson to a time at which there can be none: of a holiday, of an event. */
export const lacksTime = ({ toDay, toPeriod }: LessonChange, { plans }: Pick<Ground<StoredSlot>, 'plans'>): boolean => {
  const plan = toDay === null ? undefined : plans.get(toDay);
  return plan !== undefined && !mayHaveLessons(plan, toPeriod!);
};

function usualLesson<Slot extends StoredSlot>(
  plan: DayPlan,
  slot: Slot,
  changes: readonly LessonChange[],
): DayLesson<Slot> {
  const { day } = plan;
  const { period, teacherId } = slot;
  const change = changes.find((one) => one.day === day && isAbout(slot, one));
  const lesson = { day, period, slot, teacherId };
  if (change?.kind === 'moved') return { ...lesson, difference: { kind: 'left', change } };
  if (change?.kind === 'cancelled') return { ...lesson, difference: { kind: 'cancelled', change } };
  const free = freeAt(plan, period);
  if (!change || free) return { ...lesson, difference: free };
  const difference = { kind: 'substitute', change, insteadOf: teacherId } as const;
  return { ...lesson, teacherId: change.teacherId, difference };
}

function arrival<Slot extends StoredSlot>(
  plan: DayPlan,
  change: LessonChange,
  ground: Ground<Slot>,
): DayLesson<Slot>[] {
  const slot = change.toDay === plan.day ? slotOf(change, ground) : undefined;
  if (!slot) return [];
  const period = change.toPeriod!;
  const difference = freeAt(plan, period) ?? { kind: 'moved', change };
  return [{ day: plan.day, period, slot, teacherId: slot.teacherId, difference }];
}
