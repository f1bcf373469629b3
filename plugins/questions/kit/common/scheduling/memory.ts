import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { type Card, createEmptyCard, fsrs, type Grade as FsrsGrade } from 'ts-fsrs';
import { daysBetween, startOf } from './days';
import type { Plan } from './plan';
import { type DayLoad, placeDue } from './place-due';

/** How well something was known: the four grades of FSRS. */
export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type Grade = (typeof grades)[keyof typeof grades];

/** The memory state of a question (FSRS). */
export interface Memory {
  readonly dueAt: Date;
  /** Days after which recall is still 90 % likely. */
  readonly stability: number;
  /** 1 to 10; 0 before the first time. */
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly cardState: number;
  readonly reviewedAt: Date | null;
  /** Consecutive days with a right answer, and the first of them. */
  readonly rightInRow: number;
  readonly rightSince: Date | null;
}

export interface Outcome {
  readonly grade: Grade;
  readonly isRight: boolean;
}

const usualRetention = 0.9;
/** Target retention rises before an examination: so many days before it, to this share. */
const beforeExam: readonly (readonly [days: number, retention: number])[] = [
  [7, 0.97],
  [30, 0.95],
];

/** Target retention: it rises towards the examination. */
export function retentionOf(plan: Pick<Plan, 'examOn'>, today: Day): number {
  if (!plan.examOn || plan.examOn < today) return usualRetention;
  const days = daysBetween(today, plan.examOn);
  return beforeExam.find(([most]) => days <= most)?.[1] ?? usualRetention;
}

/** FSRS in whole days, without its random fuzz: the same answers always lead to the same dates. One for each retention. */
const schedulers = new Map(
  [usualRetention, ...beforeExam.map(([, retention]) => retention)].map((retention) => [
    retention,
    fsrs({ request_retention: retention, enable_fuzz: false, enable_short_term: false }),
  ]),
);
const schedulerFor = (plan: Pick<Plan, 'examOn'>, today: Day) => schedulers.get(retentionOf(plan, today))!;

const cardOf = (memory: Memory, now: Date): Card => ({
  ...createEmptyCard(now),
  due: memory.dueAt,
  stability: memory.stability,
  difficulty: memory.difficulty,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.cardState,
  ...(memory.reviewedAt && { last_review: memory.reviewedAt }),
});

/** True for a second time of the same day, which says nothing about how long something is remembered. */
export const isAgainToday = ({ reviewedAt }: Pick<Memory, 'reviewedAt'>, now: Date): boolean =>
  reviewedAt !== null && cityDay(reviewedAt) === cityDay(now);

/** The memory state after another answer, and the next due date. */
export function reviewMemory(
  memory: Memory,
  { grade, isRight }: Outcome,
  { plan, now, load }: { readonly plan: Plan; readonly now: Date; readonly load: DayLoad },
): Memory {
  const today = cityDay(now);
  const { card } = schedulerFor(plan, today).next(cardOf(memory, now), now, grade as FsrsGrade);
  const day = placeDue(today, card.scheduled_days, plan, load);
  return {
    dueAt: startOf(day),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    cardState: card.state,
    reviewedAt: now,
    rightInRow: isRight ? memory.rightInRow + 1 : 0,
    rightSince: isRight ? (memory.rightSince ?? now) : null,
  };
}

/** Probability of recall now, 0 to 1; null before the first time. */
export function recallProbability(memory: Memory, now: Date): number | null {
  if (!memory.reviewedAt || memory.reps === 0) return null;
  return schedulers.get(usualRetention)!.get_retrievability(cardOf(memory, now), now, false);
}

/** Mastered: right on three days in a row over at least a week, and likely to be known three weeks from now. */
export const masteryRule = { inRow: 3, days: 7, stability: 21 } as const;

export function isMastered({ rightInRow, rightSince, stability }: Memory, now: Date): boolean {
  if (rightInRow < masteryRule.inRow || !rightSince || stability < masteryRule.stability) return false;
  return daysBetween(cityDay(rightSince), cityDay(now)) >= masteryRule.days;
}
