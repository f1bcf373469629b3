import { cityDay } from 'edutech/core/common/time/city-time';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { publishHomework } from '../../../api';
import type { Rules } from '../../../api/records';
import type { Tier } from '../../../model/homework';
import { dayAfter } from '../load/weeks';

/** Which pupils of a class get homework. */
export type Reach = 'all' | 'layers' | 'pupils';

/** What one class gets. */
export interface ClassPlan {
  readonly classid: string;
  readonly reach: Reach;
  readonly layerids: readonly string[];
  readonly personids: readonly string[];
  /** Null: each pupil that of his layer. */
  readonly tier: Tier | null;
  /** Its own times, where classes differ. */
  readonly startsat: string | null;
  readonly dueat: string;
}

/** How long after the deadline homework is taken, marked late: not at all, or so many days. */
export const lateDays = [0, 1, 3, 7] as const;

/** What the teacher has chosen. */
export interface Plan extends Rules {
  readonly classes: readonly ClassPlan[];
  /** All classes have the same times. */
  readonly isSame: boolean;
  /** Null: now. */
  readonly startsat: string | null;
  readonly dueat: string;
  readonly lateDays: number;
  readonly reason: string;
}

/** Tomorrow before the first lesson. */
export const usualDeadline = (now: Date): string =>
  new Date(`${dayAfter(cityDay(now), 1)}T07:40:00+08:00`).toISOString();

export const newPlan = (now: Date): Plan => ({
  classes: [],
  isSame: true,
  startsat: null,
  dueat: usualDeadline(now),
  lateDays: 1,
  release: 2,
  rounds: 1,
  airule: 'hints',
  counts: false,
  reason: '',
});

/** Gives a class the homework, or no longer. */
export function turned(plan: Plan, classid: string): Plan {
  const { classes, startsat, dueat } = plan;
  if (classes.some((one) => one.classid === classid))
    return { ...plan, classes: classes.filter((one) => one.classid !== classid) };
  const fresh: ClassPlan = { classid, reach: 'all', layerids: [], personids: [], tier: null, startsat, dueat };
  return { ...plan, classes: [...classes, fresh] };
}

export const changedClass = (plan: Plan, classid: string, changes: Partial<ClassPlan>): Plan => ({
  ...plan,
  classes: plan.classes.map((one) => (one.classid === classid ? { ...one, ...changes } : one)),
});

/** A later deadline for one class: from then on classes have times of their own. */
export const postponed = (plan: Plan, classid: string, dueat: string): Plan =>
  changedClass(
    {
      ...plan,
      isSame: false,
      classes: plan.classes.map((one) => (plan.isSame ? { ...one, startsat: plan.startsat, dueat: plan.dueat } : one)),
    },
    classid,
    { dueat },
  );

/** When a class's homework is due. */
export const dueOf = (plan: Plan, one: ClassPlan): string => (plan.isSame ? plan.dueat : one.dueat);

type Targets = InputOf<typeof publishHomework>['targets'];

/** What is sent. */
export function targetsOf(plan: Plan, now: Date): Targets {
  return plan.classes.map((one) => {
    const dueat = dueOf(plan, one);
    const startsat = (plan.isSame ? plan.startsat : one.startsat) ?? now.toISOString();
    const lateuntil = new Date(Date.parse(dueat) + plan.lateDays * 86_400_000).toISOString();
    return {
      classid: one.classid,
      startsat,
      dueat,
      ...(plan.lateDays > 0 && { lateuntil }),
      ...(one.tier !== null && { tier: one.tier }),
      ...(one.reach === 'layers' && { layerids: [...one.layerids] }),
      ...(one.reach === 'pupils' && { personids: [...one.personids] }),
    };
  });
}

/** What keeps it from being published; message keys, the first to be told. */
export function problemOf(plan: Plan, now: Date): string | null {
  if (plan.classes.length === 0) return 'work.publish.noClass';
  for (const one of plan.classes) {
    if (one.reach === 'layers' && one.layerids.length === 0) return 'work.publish.noLayer';
    if (one.reach === 'pupils' && one.personids.length === 0) return 'work.publish.noPupil';
    const due = Date.parse(dueOf(plan, one));
    if (!(due > now.getTime())) return 'work.error.deadlinePast';
    const starts = plan.isSame ? plan.startsat : one.startsat;
    if (starts && Date.parse(starts) >= due) return 'work.error.deadlineEarlier';
  }
  return null;
}
