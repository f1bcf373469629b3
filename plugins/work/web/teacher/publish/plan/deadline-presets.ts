import { dueOf, type Plan } from './plan';
import { dayWith, momentAt, nextMorning, nextSchoolDay, weekday } from './school-mornings';

/** A deadline that is chosen by one press. */
export interface Preset {
  readonly id: 'morning' | 'friday' | 'lesson';
  /** When it is for a class; null: nobody knows. */
  readonly dueOf: (classId: string) => string | null;
  /** The first of them, which its name says. */
  readonly dueAt: string;
}

/** When classes have their next lesson. */
export type Lessons = readonly { readonly classId: string; readonly startsAt: string }[];

/**
 * Deadlines that teachers give most: the next school morning, Friday, and before the next lesson, where a timetable knows
 * that of every class. No two of them are the same moment or the same morning.
 */
export function presetsOf(now: Date, classIds: readonly string[], lessons: Lessons): readonly Preset[] {
  const friday = dayWith(nextSchoolDay(now), (day) => weekday(day) === 5);
  const next = new Map(lessons.map(({ classId, startsAt }) => [classId, startsAt]));
  const starts = classIds.flatMap((id) => next.get(id) ?? []).toSorted();
  const hasLessons = starts.length > 0 && starts.length === classIds.length;
  return [
    common('morning', nextMorning(now)),
    ...(hasLessons ? [{ id: 'lesson', dueOf: (id: string) => next.get(id) ?? null, dueAt: starts[0]! } as const] : []),
    common('friday', momentAt(friday, '08:00')),
  ];
}

const common = (id: 'morning' | 'friday', dueAt: string): Preset => ({ id, dueOf: () => dueAt, dueAt });

/** The preset that all classes of a plan have; null: they have times of their own. */
export const chosenPreset = (plan: Plan, presets: readonly Preset[]): Preset | null =>
  presets.find(({ dueAt, dueOf: due }) =>
    plan.classes.length === 0
      ? plan.dueAt === dueAt
      : plan.classes.every((one) => dueOf(plan, one) === due(one.classId)),
  ) ?? null;

/** Gives all classes of a plan the deadline of a preset. */
export function withPreset(plan: Plan, preset: Preset): Plan {
  const classes = plan.classes.map((one) => ({
    ...one,
    startsAt: plan.startsAt,
    dueAt: preset.dueOf(one.classId) ?? preset.dueAt,
  }));
  return { ...plan, classes, dueAt: preset.dueAt, isSame: classes.every(({ dueAt }) => dueAt === preset.dueAt) };
}
