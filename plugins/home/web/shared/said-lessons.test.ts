import { expect, test } from 'vitest';
import { momentOfLesson, nextLesson, timeText } from './said-lessons';

const lesson = { day: '2026-11-25', starts: '2026-11-25T02:10:00.000Z', ends: '2026-11-25T02:50:00.000Z' };
const at = (time: string) => new Date(`2026-11-25T${time}:00+08:00`);

test.each([
  ['08:00', { kind: 'later' }],
  ['09:09', { kind: 'later' }],
  ['09:10', { kind: 'soon', minutes: 60 }],
  ['09:48', { kind: 'soon', minutes: 22 }],
  ['10:10', { kind: 'now', minutes: 40 }],
  ['10:49', { kind: 'now', minutes: 1 }],
  ['10:50', { kind: 'over' }],
])('at %s a lesson from 10:10 to 10:50 is %o', (time, moment) =>
  expect(momentOfLesson(lesson, at(time))).toEqual(moment),
);

test('the next lesson is the one that is on, or that comes', () => {
  expect(nextLesson([lesson], at('10:49'))).toBe(lesson);
  expect(nextLesson([lesson], at('10:50'))).toBeNull();
  expect(timeText(lesson.starts)).toBe('10:10');
});
