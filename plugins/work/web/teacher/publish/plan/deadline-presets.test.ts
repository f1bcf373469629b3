import { expect, test } from 'vitest';
import { chosenPreset, presetsOf, withPreset } from './deadline-presets';
import { newPlan, targetsOf, turned } from './plan';
import { nextMorning } from './school-mornings';

/** Wednesday, 10:03 in the city. */
const now = new Date('2026-11-25T02:03:00Z');
const lessons = [
  { classId: 'a', startsAt: '2026-11-26T00:50:00.000Z' },
  { classId: 'b', startsAt: '2026-11-27T02:10:00.000Z' },
];
const plan = turned(turned(newPlan(now), 'a'), 'b');
const idsOf = (presets: ReturnType<typeof presetsOf>) => presets.map(({ id, dueAt }) => `${id} ${dueAt}`);

test('tomorrow morning and Friday are offered', () => {
  expect(idsOf(presetsOf(now, ['a', 'b'], []))).toEqual([
    'morning 2026-11-25T23:40:00.000Z',
    'friday 2026-11-27T00:00:00.000Z',
  ]);
});

test('nothing is due at a weekend, and Friday is never the next morning', () => {
  expect(nextMorning(new Date('2026-11-27T08:00:00Z'))).toBe('2026-11-29T23:40:00.000Z');
  expect(idsOf(presetsOf(new Date('2026-11-26T08:00:00Z'), [], [])).at(-1)).toBe('friday 2026-12-04T00:00:00.000Z');
});

test('the next lesson is offered where it is known of every class, and each gets its own', () => {
  const preset = presetsOf(now, ['a', 'b'], lessons).find(({ id }) => id === 'lesson')!;
  const given = withPreset(plan, preset);
  expect(targetsOf(given, now).map(({ dueAt }) => dueAt)).toEqual(lessons.map(({ startsAt }) => startsAt));
  expect(chosenPreset(given, presetsOf(now, ['a', 'b'], lessons))?.id).toBe('lesson');
  expect(presetsOf(now, ['a', 'b', 'c'], lessons).map(({ id }) => id)).not.toContain('lesson');
  expect(presetsOf(now, [], lessons).map(({ id }) => id)).not.toContain('lesson');
});

test('one deadline for all is no deadline of each', () => {
  const presets = presetsOf(now, ['a', 'b'], lessons);
  const back = withPreset(withPreset(plan, presets[1]!), presets[0]!);
  expect(back.isSame).toBe(true);
  expect(chosenPreset(back, presets)?.id).toBe('morning');
  expect(chosenPreset({ ...back, dueAt: '2026-11-28T10:00:00.000Z' }, presets)).toBeNull();
});
