import { expect, test } from 'vitest';
import { mayHaveLessons, planOf, type TermDays } from './school-days';

const days: TermDays = {
  terms: [{ termId: 't', startsOn: '2026-09-01', endsOn: '2027-01-29' }],
  city: [
    { kind: 'holiday', name: '国庆', firstDay: '2026-10-01', lastDay: '2026-10-07', replaces: null },
    { kind: 'makeup', name: '国庆', firstDay: '2026-10-10', lastDay: '2026-10-10', replaces: '2026-10-07' },
  ],
  school: [
    {
      kind: 'event',
      name: '运动会',
      note: '',
      firstDay: '2026-11-27',
      lastDay: '2026-11-27',
      fromPeriod: 5,
      toPeriod: 7,
    },
    {
      kind: 'exam',
      name: '期中',
      note: '',
      firstDay: '2026-11-11',
      lastDay: '2026-11-12',
      fromPeriod: null,
      toPeriod: null,
    },
  ],
  choices: new Map(),
};

test('a usual day has the lessons of its weekday', () => {
  expect(planOf('2026-11-25', days)).toEqual({
    day: '2026-11-25',
    termId: 't',
    week: 13,
    weekday: 3,
    special: null,
    free: [],
  });
});

test('holidays, exams and days outside of terms have none', () => {
  expect(planOf('2026-10-05', days)).toMatchObject({ weekday: null, special: { kind: 'holiday', name: '国庆' } });
  expect(planOf('2026-11-12', days)).toMatchObject({ weekday: null, special: { kind: 'exam' } });
  expect(planOf('2026-08-30', days)).toMatchObject({ weekday: null, week: null, special: null });
});

test('a Saturday makes up for a holiday with its lessons, or with those of the weekday that the school chose', () => {
  expect(planOf('2026-10-10', days)).toMatchObject({ weekday: 3, special: { kind: 'makeup' } });
  expect(planOf('2026-10-10', { ...days, choices: new Map([['2026-10-10', 1]]) }).weekday).toBe(1);
});

test('an event takes some periods of a day', () => {
  const plan = planOf('2026-11-27', days);
  expect(plan).toMatchObject({ weekday: 5, special: null, free: [{ from: 5, to: 7, name: '运动会' }] });
});

test('lessons are held on school days, beside events', () => {
  const may = (day: string, period: number) => mayHaveLessons(planOf(day, days), period);
  expect([may('2026-11-27', 4), may('2026-11-27', 5), may('2026-10-05', 1), may('2027-02-03', 1)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
