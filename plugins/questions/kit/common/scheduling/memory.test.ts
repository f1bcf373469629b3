import { expect, test } from 'vitest';
import { addDays, cityDay, daysBetween, startOf } from './days';
import { usualPlan } from './plan';
import { recallProbability, grades, isAgainToday, isMastered, type Memory, retentionOf, reviewMemory } from './memory';

const now = new Date('2026-11-22T10:00:00Z');
const today = cityDay(now);
const fresh: Memory = {
  dueAt: now,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  cardState: 0,
  reviewedAt: null,
  rightInRow: 0,
  rightSince: null,
};
const context = { plan: usualPlan, now, load: new Map() };
const right = { grade: grades.good, isRight: true };
const wrong = { grade: grades.again, isRight: false };

test('the better something is known, the later it comes back', () => {
  const days = [grades.again, grades.hard, grades.good, grades.easy].map((grade) =>
    daysBetween(today, cityDay(reviewMemory(fresh, { grade, isRight: grade > 1 }, context).dueAt)),
  );
  expect(days[0]).toBeGreaterThanOrEqual(1);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days[3]).toBeGreaterThan(days[0]!);
});

test('dates lie at the beginning of a day of the city, and the same answers always lead to the same one', () => {
  const once = reviewMemory(fresh, right, context);
  expect(once.dueAt).toEqual(startOf(cityDay(once.dueAt)));
  expect(reviewMemory(fresh, right, context)).toEqual(once);
});

test('right answers of days follow each other; a wrong one begins anew', () => {
  const later = (days: number) => ({ ...context, now: new Date(now.getTime() + days * 86_400_000) });
  const twice = reviewMemory(reviewMemory(fresh, right, context), right, later(4));
  expect(twice).toMatchObject({ rightInRow: 2, rightSince: now });
  expect(reviewMemory(twice, wrong, later(9))).toMatchObject({ rightInRow: 0, rightSince: null });
});

test('mastered is what was right three times in a row, over a week, and will be known three weeks on', () => {
  const known: Memory = { ...fresh, rightInRow: 3, rightSince: new Date('2026-11-15T10:00:00Z'), stability: 21 };
  expect(isMastered(known, now)).toBe(true);
  expect(isMastered({ ...known, rightInRow: 2 }, now)).toBe(false);
  expect(isMastered({ ...known, rightSince: new Date('2026-11-16T10:00:00Z') }, now)).toBe(false);
  expect(isMastered({ ...known, stability: 20.9 }, now)).toBe(false);
});

test('more is wanted of the memory as an examination comes near', () => {
  const at = (days: number) => retentionOf({ examOn: addDays(today, days) }, today);
  expect([at(60), at(30), at(7), at(-1)]).toEqual([0.9, 0.95, 0.97, 0.9]);
  const plan = { ...usualPlan, examOn: addDays(today, 5) };
  const easy = { grade: grades.easy, isRight: true };
  expect(cityDay(reviewMemory(fresh, easy, { ...context, plan }).dueAt) < plan.examOn).toBe(true);
});

test('the chance that something is known falls from day to day', () => {
  const once = reviewMemory(fresh, right, context);
  const chance = (days: number) => recallProbability(once, new Date(now.getTime() + days * 86_400_000))!;
  expect(recallProbability(fresh, now)).toBeNull();
  expect(chance(1)).toBeGreaterThan(chance(10));
});

test('a second time of the same day is one in the city, not in London', () => {
  const late = new Date('2026-11-22T15:30:00Z');
  expect(isAgainToday({ reviewedAt: now }, late)).toBe(true);
  expect(isAgainToday({ reviewedAt: now }, new Date('2026-11-22T16:30:00Z'))).toBe(false);
});
