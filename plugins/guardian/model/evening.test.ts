import { expect, test } from 'vitest';
import { eveningOf, isOfEvening, minutesOf, weekOf } from './evening';
import type { HomeworkState } from './homework-states';

// a Wednesday, 19:30 in the city
const now = new Date('2026-11-25T11:30:00Z');
const piece = (state: HomeworkState, due: string | null, submitted: string | null = null) => ({
  state,
  minutes: 20,
  dueAt: due ? new Date(`${due}+08:00`) : null,
  submittedAt: submitted ? new Date(`${submitted}+08:00`) : null,
});

test('the week begins on Monday, and has a weekend when it is one', () => {
  expect(weekOf(now).days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
  expect(weekOf(new Date('2026-11-28T16:30:00Z')).days).toHaveLength(7);
  expect(weekOf(now).since.toISOString()).toBe('2026-11-22T16:00:00.000Z');
});

test.each([
  ['what is due tonight', piece('waiting', '2026-11-25T22:00:00'), true],
  ['what is due tomorrow before school', piece('doing', '2026-11-26T07:40:00'), true],
  ['what is due tomorrow night', piece('waiting', '2026-11-26T22:00:00'), false],
  ['what was submitted today', piece('submitted', '2026-11-26T22:00:00', '2026-11-25T18:00:00'), true],
  ['what was submitted yesterday', piece('marked', '2026-11-25T22:00:00', '2026-11-24T18:00:00'), false],
  ['what came back to be corrected', piece('returned', null, '2026-11-24T18:00:00'), true],
  ['what was missed yesterday', piece('missed', '2026-11-24T22:00:00'), false],
])('%s', (_, one, expected) => expect(isOfEvening(one, now)).toBe(expected));

test('every piece stands in one part, and the newest day first', () => {
  const all = [
    piece('waiting', '2026-11-25T22:00:00'),
    piece('waiting', '2026-11-27T22:00:00'),
    piece('missed', '2026-11-23T22:00:00'),
    piece('marked', '2026-11-24T22:00:00', '2026-11-24T18:00:00'),
  ];
  const { evening, later, earlier } = eveningOf(all, now);
  expect([evening, later].map(minutesOf)).toEqual([20, 20]);
  expect(earlier.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-23']);
});
