import { expect, test } from 'vitest';
import type { LessonChange } from './lessons';
import { planOf } from './school-days';
import { unfittingSwaps } from './unfitting';

const day = '2026-11-25';
const term = { termId: 't', startsOn: '2026-09-01', endsOn: '2027-01-29' };
const plan = planOf(day, { terms: [term], city: [], school: [], choices: new Map() });

/** A lesson of a class on Wednesdays. */
const slot = (classId: string, period: number, subjectId: string, teacherId: string) => ({
  timetableId: 'now',
  classId,
  weekday: 3,
  period,
  weeks: 0 as const,
  subjectId,
  title: '',
  teacherId,
  room: '',
});
const change = (swapId: string, period: number, subjectId: string, more: Partial<LessonChange>): LessonChange => ({
  id: `${swapId} ${period}`,
  swapId,
  classId: 'a',
  day,
  period,
  subjectId,
  title: '',
  kind: 'cancelled',
  toDay: null,
  toPeriod: null,
  teacherId: null,
  reason: '',
  ...more,
});
const moved = (toPeriod: number) => ({ kind: 'moved', toDay: day, toPeriod }) as const;
const unfitting = (slots: ReturnType<typeof slot>[], changes: LessonChange[], plans = [plan]) => [
  ...unfittingSwaps([day], {
    plans: new Map(plans.map((one) => [one.day, one])),
    versions: [{ id: 'now', termId: 't', fromWeek: 1 }],
    slots,
    changes,
  }),
];

test('changes of lessons that are there fit', () => {
  const slots = [slot('a', 1, 'maths', 'zhou'), slot('a', 2, 'music', 'su')];
  const swap = [change('swap', 1, 'maths', moved(2)), change('swap', 2, 'music', moved(1))];
  expect(unfitting(slots, swap)).toEqual([]);
});

test('a change whose lesson is gone does not, and of a swap the other one goes with it', () => {
  const slots = [slot('a', 1, 'maths', 'zhou'), slot('a', 2, 'art', 'tao')];
  const swap = [change('swap', 1, 'maths', moved(2)), change('swap', 2, 'music', moved(1))];
  expect(unfitting(slots, [...swap, change('off', 2, 'art', {})])).toEqual(['swap']);
});

test('nor does one that puts a class or a teacher into two lessons', () => {
  const slots = [slot('a', 1, 'maths', 'zhou'), slot('a', 3, 'music', 'su'), slot('b', 1, 'maths', 'song')];
  const ontoMusic = change('move', 1, 'maths', moved(3));
  const bySong = change('instead', 1, 'maths', { kind: 'substitute', teacherId: 'song' });
  expect(unfitting(slots, [ontoMusic])).toEqual(['move']);
  expect(unfitting(slots, [bySong])).toEqual(['instead']);
});

test('nor one that meets what comes back', () => {
  const slots = [slot('a', 1, 'maths', 'zhou'), slot('a', 2, 'music', 'su'), slot('a', 3, 'art', 'tao')];
  const away = change('away', 1, 'maths', moved(3));
  const intoItsPlace = change('into', 2, 'music', moved(1));
  expect(unfitting(slots, [away, intoItsPlace])).toEqual(['away', 'into']);
});

test('nor one that moves a lesson to a holiday or an event: both of a swap go back', () => {
  const slots = [slot('a', 1, 'maths', 'zhou'), slot('a', 2, 'music', 'su')];
  const friday = '2026-11-27';
  const off = { name: '', note: '', firstDay: friday, lastDay: friday, kind: 'event' } as const;
  const planned = (fromPeriod: number | null, toPeriod: number | null) =>
    planOf(friday, { terms: [term], city: [], school: [{ ...off, fromPeriod, toPeriod }], choices: new Map() });
  const away = change('away', 1, 'maths', { kind: 'moved', toDay: friday, toPeriod: 3 });
  const there = change('away', 3, 'art', { kind: 'moved', day: friday, toDay: day, toPeriod: 1 });
  const unfittingOn = (...periods: [number | null, number | null]) =>
    unfitting(slots, [away, there], [plan, planned(...periods)]);
  expect(unfittingOn(null, null)).toEqual(['away']);
  expect(unfittingOn(3, 4)).toEqual(['away']);
  expect(
    unfitting([...slots, { ...slot('a', 3, 'art', 'tao'), weekday: 5 }], [away, there], [plan, planned(4, 5)]),
  ).toEqual([]);
});
