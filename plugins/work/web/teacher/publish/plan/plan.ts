import type { InputOf } from 'edutech/core/common/endpoint';
import type { publishHomework } from '../../../../api';
import type { Rules } from '../../../../api/records';
import type { Tier } from '../../../../model/homework';
import { nextMorning } from './school-mornings';

/** Which students of a class get homework. */
export type Reach = 'all' | 'layers' | 'students';

/** What one class gets. */
export interface ClassPlan {
  readonly classId: string;
  readonly reach: Reach;
  readonly layerIds: readonly string[];
  readonly personIds: readonly string[];
  /** Null: each student that of his layer. */
  readonly tier: Tier | null;
  /** Its own times, where classes differ. */
  readonly startsAt: string | null;
  readonly dueAt: string;
}

/** How long after the deadline homework is taken, marked late: not at all, or so many days. */
export const lateDays = [0, 1, 3, 7] as const;

/** What the teacher has chosen. */
export interface Plan extends Rules {
  readonly classes: readonly ClassPlan[];
  /** All classes have the same times. */
  readonly isSame: boolean;
  /** Null: now. */
  readonly startsAt: string | null;
  readonly dueAt: string;
  readonly lateDays: number;
  readonly reason: string;
  /** Null: there are no guardians to notify. */
  readonly tellsGuardians: boolean | null;
}

export const newPlan = (now: Date): Plan => ({
  classes: [],
  isSame: true,
  startsAt: null,
  dueAt: nextMorning(now),
  lateDays: 1,
  release: 2,
  rounds: 1,
  aiRule: 'hints',
  counts: false,
  asks: false,
  reason: '',
  tellsGuardians: null,
});

/** Gives a class the homework, or no longer. */
export function turned(plan: Plan, classId: string): Plan {
  const { classes, startsAt, dueAt } = plan;
  if (classes.some((one) => one.classId === classId))
    return { ...plan, classes: classes.filter((one) => one.classId !== classId) };
  const fresh: ClassPlan = { classId, reach: 'all', layerIds: [], personIds: [], tier: null, startsAt, dueAt };
  return { ...plan, classes: [...classes, fresh] };
}

/** The usual plan for these classes: each student gets the tier of his layer. */
export const planFor = (classIds: readonly string[], now: Date): Plan => classIds.reduce(turned, newPlan(now));

export const changedClass = (plan: Plan, classId: string, changes: Partial<ClassPlan>): Plan => ({
  ...plan,
  classes: plan.classes.map((one) => (one.classId === classId ? { ...one, ...changes } : one)),
});

/** A later deadline for one class: from then on classes have times of their own. */
export const postponed = (plan: Plan, classId: string, dueAt: string): Plan =>
  changedClass(
    {
      ...plan,
      isSame: false,
      classes: plan.classes.map((one) => (plan.isSame ? { ...one, startsAt: plan.startsAt, dueAt: plan.dueAt } : one)),
    },
    classId,
    { dueAt },
  );

/** When a class's homework is due. */
export const dueOf = (plan: Plan, one: ClassPlan): string => (plan.isSame ? plan.dueAt : one.dueAt);

type Targets = InputOf<typeof publishHomework>['targets'];

/** What is sent. */
export function targetsOf(plan: Plan, now: Date): Targets {
  return plan.classes.map((one) => {
    const dueAt = dueOf(plan, one);
    const startsAt = (plan.isSame ? plan.startsAt : one.startsAt) ?? now.toISOString();
    const lateUntil = new Date(Date.parse(dueAt) + plan.lateDays * 86_400_000).toISOString();
    return {
      classId: one.classId,
      startsAt,
      dueAt,
      ...(plan.lateDays > 0 && { lateUntil }),
      ...(one.tier !== null && { tier: one.tier }),
      ...(one.reach === 'layers' && { layerIds: [...one.layerIds] }),
      ...(one.reach === 'students' && { personIds: [...one.personIds] }),
    };
  });
}

/** What keeps it from being published; message keys, the first to be told. */
export function problemOf(plan: Plan, now: Date): string | null {
  if (plan.classes.length === 0) return 'work.publish.noClass';
  for (const one of plan.classes) {
    if (one.reach === 'layers' && one.layerIds.length === 0) return 'work.publish.noLayer';
    if (one.reach === 'students' && one.personIds.length === 0) return 'work.publish.noStudent';
    const due = Date.parse(dueOf(plan, one));
    if (!(due > now.getTime())) return 'work.error.deadlinePast';
    const starts = plan.isSame ? plan.startsAt : one.startsAt;
    if (starts && Date.parse(starts) >= due) return 'work.error.deadlineEarlier';
  }
  return null;
}
