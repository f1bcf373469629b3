import { expect, test } from 'vitest';
import { newBlock } from '../book/templates';
import { countsAt, isOpenAt, type LessonTimes, phaseAt } from './opening';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 29, hour));
const times: LessonTimes = {
  startsAt: at(1),
  lessonAt: at(8),
  afterAt: at(9),
  dueAt: at(20),
  withdrawnAt: null,
  opened: [],
};
const preview = newBlock('preview', 'before');
const inquiry = newBlock('inquiry', 'in');
const byTime = { ...newBlock('summary', 'in'), opens: 'time' as const };
const homework = newBlock('homework', 'after');

test('each phase opens by the clock', () => {
  expect([preview, byTime, homework].map((block) => isOpenAt(block, times, at(0)))).toEqual([false, false, false]);
  expect([preview, byTime, homework].map((block) => isOpenAt(block, times, at(2)))).toEqual([true, false, false]);
  expect([preview, byTime, homework].map((block) => isOpenAt(block, times, at(8)))).toEqual([true, true, false]);
  expect([preview, byTime, homework].map((block) => isOpenAt(block, times, at(9)))).toEqual([true, true, true]);
});

test('a block of the teacher opens when it is shown, and is open to all after the lesson', () => {
  expect(isOpenAt(inquiry, times, at(8))).toBe(false);
  expect(isOpenAt(inquiry, { ...times, opened: [inquiry.id] }, at(8))).toBe(true);
  expect(isOpenAt(inquiry, times, at(10))).toBe(true);
});

test('nothing is open before the guide book starts, whatever the teacher has opened', () => {
  expect(isOpenAt(inquiry, { ...times, opened: [inquiry.id] }, at(0))).toBe(false);
});

test('answers count until the end, and not in what was withdrawn', () => {
  expect(countsAt(times, at(20))).toBe(true);
  expect(countsAt(times, at(21))).toBe(false);
  expect(countsAt({ ...times, withdrawnAt: at(2) }, at(3))).toBe(false);
  expect([0, 8, 9].map((hour) => phaseAt(times, at(hour)))).toEqual(['before', 'in', 'after']);
});
