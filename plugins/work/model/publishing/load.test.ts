import { expect, test } from 'vitest';
import { tieredMinutes, checkLoad, dailyLimit, estimatedMinutes, loadState } from './load';

test('a day has no written homework in grades 1 and 2, 60 minutes up to 6, 90 up to 9, and no limit above', () => {
  expect(
    [1, 2, 3, 6, 7, 9, 10, 12].map((grade) => dailyLimit(grade, { primaryMinutes: 60, juniorMinutes: 80 })),
  ).toEqual([0, 0, 60, 60, 80, 80, null, null]);
});

test('a day is near its limit from four fifths on, and over it only above', () => {
  expect([71, 72, 90, 91].map((minutes) => loadState(minutes, 90))).toEqual(['free', 'near', 'near', 'over']);
  expect(loadState(0, 0)).toBe('free');
  expect(loadState(1, 0)).toBe('over');
  expect(loadState(500, null)).toBe('free');
});

test('a city warns, or stops whoever gives no reason', () => {
  const over = { before: 75, added: 25, limit: 90 };
  expect(checkLoad('off', over, '')).toBe('fine');
  expect(checkLoad('warn', over, '')).toBe('warned');
  expect(checkLoad('stop', over, ' ')).toBe('refused');
  expect(checkLoad('stop', over, '明天没有作业')).toBe('warned');
  expect(checkLoad('stop', { ...over, before: 65 }, '')).toBe('fine');
  expect(checkLoad('stop', { before: 0, added: 5, limit: 0 }, '')).toBe('refused');
  expect(checkLoad('stop', { before: 100, added: 0, limit: 90 }, '')).toBe('fine');
});

test('minutes are the sum of the questions’ seconds, more for younger students, and none for nothing', () => {
  expect(estimatedMinutes([60, 120, 90], 8)).toBe(5);
  expect(estimatedMinutes([60, 120, 120], 2)).toBe(7);
  expect(estimatedMinutes([10], 8)).toBe(1);
  expect(estimatedMinutes([], 8)).toBe(0);
});

test('of homework with tiers the one with most to do counts, and nobody does all of them', () => {
  const item = (seconds: number, tiers: number) => ({ seconds, tiers });
  expect(tieredMinutes([item(120, 0b111), item(180, 0b001), item(240, 0b010)], 8)).toBe(6);
  expect(tieredMinutes([item(120, 0b111), item(180, 0b111)], 8)).toBe(5);
  expect(tieredMinutes([], 8)).toBe(0);
});
