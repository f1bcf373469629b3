import { expect, test } from 'vitest';
import type { DayLesson, TimetableWeek } from '../../../api';
import { timesFor } from './times-for';

const [tuesday, wednesday, thursday] = ['2026-11-24', '2026-11-25', '2026-11-26'] as const;
const event = { from: 2, to: 2, kind: 'event', name: '运动会', note: '' } as const;
const week = {
  days: [
    { day: tuesday, weekday: 2, special: null, free: [] },
    { day: wednesday, weekday: 3, special: null, free: [event] },
    { day: thursday, weekday: null, special: { kind: 'holiday', name: '校庆' }, free: [] },
  ],
  periods: [
    { starts: '08:00', ends: '08:40' },
    { starts: '08:50', ends: '09:30' },
  ],
  lessons: [
    { day: tuesday, period: 2, subject: 'maths', isHeld: true, difference: null },
    { day: wednesday, period: 1, subject: 'art', isHeld: true, difference: null },
  ] as unknown as DayLesson[],
} satisfies Pick<TimetableWeek, 'days' | 'lessons' | 'periods'>;
const times = (now: string) =>
  timesFor({ day: tuesday, period: 2 }, week, new Date(`${now}:00+08:00`)).map(
    ({ day, period, there }) => `${day} ${period} ${there?.subject ?? ''}`,
  );

test('a lesson goes where the class may have one: not into an event, nor to a free day', () => {
  expect(times(`${tuesday}T08:10`)).toEqual([`${tuesday} 1 `, `${wednesday} 1 art`]);
});

test('nor to a time that is over', () => {
  expect(times(`${tuesday}T12:00`)).toEqual([`${wednesday} 1 art`]);
});
