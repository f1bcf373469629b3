import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { mergeLogs, replay, type Review } from './review-log';

const start = Date.parse('2026-11-02T01:00:00Z');
const review = fc.record({
  id: fc.uuid(),
  // several in a minute, and many on one day: times may be equal
  at: fc.integer({ min: 0, max: 60 * 24 * 30 }).map((minutes) => new Date(start + minutes * 60_000)),
  grade: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
});
const log = fc.uniqueArray(review, { selector: ({ id }) => id, maxLength: 25 });

test('logs of two devices merge to the same state, whichever is sent first and in whatever pieces', () => {
  fc.assert(
    fc.property(log, fc.array(fc.nat()), fc.nat(), (all, shuffle, cut) => {
      const at = all.length === 0 ? 0 : cut % all.length;
      // both know some of the answers: what was sent before the network was lost
      const [phone, computer] = [all.slice(0, at + 1), all.slice(at)];
      const other = all
        .map((one, place) => ({ one, order: shuffle[place % Math.max(1, shuffle.length)] ?? 0 }))
        .sort((a, b) => a.order - b.order)
        .map(({ one }) => one);
      const once = replay(mergeLogs(phone, computer), usualPlan);
      expect(replay(mergeLogs(computer, phone), usualPlan)).toEqual(once);
      expect(replay(mergeLogs(mergeLogs(computer), mergeLogs(phone, phone)), usualPlan)).toEqual(once);
      expect(replay(other, usualPlan)).toEqual(once);
    }),
    { numRuns: 200 },
  );
});

const on = (day: number, grade: Review['grade'], id = `${day}`): Review => ({
  id,
  at: new Date(start + day * 86_400_000),
  grade,
});

test('nothing answered is nothing remembered', () => {
  expect(replay([], usualPlan)).toBeNull();
});

test('later answers of one day are the loop of wrong words, and move no date', () => {
  const wrong = replay([on(0, 1)], usualPlan);
  const loop = [1, 2].map((minutes) => ({ ...on(0, 3, `again ${minutes}`), at: new Date(start + minutes * 60_000) }));
  expect(replay([on(0, 1), ...loop], usualPlan)).toEqual(wrong);
});

test('a word that was wrong comes back sooner than one that was right', () => {
  const right = replay([on(0, 3), on(3, 3)], usualPlan)!;
  const wrong = replay([on(0, 3), on(3, 1)], usualPlan)!;
  expect(wrong.dueAt < right.dueAt).toBe(true);
  expect(wrong).toMatchObject({ rightInRow: 0 });
});

test('an answer that comes late is put where it belongs', () => {
  const late = replay(mergeLogs([on(0, 3), on(9, 3)], [on(3, 1)]), usualPlan);
  expect(late).toEqual(replay([on(0, 3), on(3, 1), on(9, 3)], usualPlan));
  expect(late).not.toEqual(replay([on(0, 3), on(9, 3)], usualPlan));
});
