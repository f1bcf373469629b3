import { expect, test } from 'vitest';
import { periodOf } from './periods';
import { reportOf } from './report';

const period = periodOf('7', '2026-03-07');

test('people are an average of the days, views are a sum, and both have those of the days before', () => {
  const { totals, roles, days } = reportOf(
    period,
    [
      { day: '2026-03-01', views: 40, visits: 10 },
      { day: '2026-03-07', views: 60, visits: 20 },
      { day: '2026-02-22', views: 9, visits: 6 },
    ],
    [
      { day: '2026-03-01', role: 'student', people: 14 },
      { day: '2026-03-07', role: 'student', people: 14 },
      { day: '2026-03-07', role: 'visitor', people: 35 },
      { day: '2026-02-22', role: 'visitor', people: 7 },
    ],
  );
  expect(totals).toEqual({
    views: { now: 100, before: 9 },
    visits: { now: 30, before: 6 },
    people: { now: 4, before: 0 },
    visitors: { now: 5, before: 1 },
  });
  expect(roles[0]).toEqual({ role: 'student', now: 4, before: 0 });
  expect([days[0], days.at(-1)]).toEqual([
    { day: '2026-03-01', views: 40, before: 9 },
    { day: '2026-03-07', views: 60, before: 0 },
  ]);
});

test('what fewer than five people did is not told', () => {
  const { totals, roles, days } = reportOf(
    period,
    [
      { day: '2026-03-01', views: 12, visits: 4 },
      { day: '2026-03-02', views: 50, visits: 8 },
    ],
    [
      { day: '2026-03-01', role: 'teacher', people: 2 },
      { day: '2026-03-02', role: 'teacher', people: 4 },
      { day: '2026-03-02', role: 'student', people: 30 },
    ],
  );
  expect(days.slice(0, 2).map(({ views }) => views)).toEqual([null, 50]);
  expect(roles.find(({ role }) => role === 'teacher')!.now).toBeNull();
  expect(totals.views.now).toBe(62);
});

test('a place with so few people on every day shows nothing', () => {
  const { totals } = reportOf(
    period,
    [{ day: '2026-03-01', views: 12, visits: 4 }],
    [{ day: '2026-03-01', role: 'teacher', people: 4 }],
  );
  expect([totals.views.now, totals.visits.now, totals.people.now]).toEqual([null, null, null]);
});
