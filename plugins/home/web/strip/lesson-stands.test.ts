import { expect, test } from 'vitest';
import { lessonStands } from './lesson-stands';

const lesson = { starts: '2026-11-25T10:10:00+08:00', ends: '2026-11-25T10:50:00+08:00' };

test.each([
  ['09:35', 'next', 35],
  ['05:00', 'later', 310],
  ['10:10', 'held', 40],
  ['10:32', 'held', 18],
  ['10:49', 'held', 1],
])('at %s the lesson is %s for %i minutes', (time, is, minutes) =>
  expect(lessonStands(lesson, new Date(`2026-11-25T${time}:00+08:00`))).toEqual({ is, minutes }),
);
