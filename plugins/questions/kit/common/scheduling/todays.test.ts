import { expect, test } from 'vitest';
import { type PractisableEntry, withinBudget } from './daily-selection';

const now = new Date('2026-11-22T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const one = (seconds: number, reviewedDaysAgo: number | null, wrongDaysAgo = 5): PractisableEntry => ({
  seconds,
  lastWrongAt: daysAgo(wrongDaysAgo),
  memory: {
    dueAt: now,
    stability: reviewedDaysAgo === null ? 0 : 2,
    difficulty: reviewedDaysAgo === null ? 0 : 5,
    reps: reviewedDaysAgo === null ? 0 : 1,
    lapses: 0,
    cardState: reviewedDaysAgo === null ? 0 : 2,
    reviewedAt: reviewedDaysAgo === null ? null : daysAgo(reviewedDaysAgo),
    rightInRow: 0,
    rightSince: null,
  },
});

test('what is nearly forgotten comes first, and of the new what went wrong last', () => {
  const forgotten = one(60, 300);
  const known = one(60, 1);
  const older = one(60, null, 9);
  const newer = one(60, null, 1);
  expect(withinBudget([known, older, forgotten, newer], 600, now)).toEqual([forgotten, newer, older, known]);
});

test('a day holds what fits into its minutes, one at least, and none when they are used up', () => {
  const all = [one(120, null, 1), one(120, null, 2), one(60, null, 3)];
  expect(withinBudget(all, 180, now)).toEqual([all[0], all[2]]);
  expect(withinBudget(all, 30, now)).toEqual([all[0]]);
  expect(withinBudget(all, 0, now)).toEqual([]);
});
