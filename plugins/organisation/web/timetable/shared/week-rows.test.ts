import { expect, test } from 'vitest';
import { usualPeriods } from '../../../model/timetable/bells';
import { blocksOf, rowsOf, shareOver, shownDays } from './week-rows';

test('long breaks stand between the periods', () => {
  expect(rowsOf(usualPeriods).map((row) => (row.kind === 'break' ? '–' : row.period))).toEqual([
    1,
    2,
    '–',
    3,
    4,
    '–',
    5,
    6,
    7,
  ]);
});

test('an event is one block, cut where a long break is', () => {
  const free = [{ from: 3, to: 6, kind: 'event' as const, name: '运动会', note: '操场' }];
  expect(blocksOf({ free }, usualPeriods)).toEqual([
    { from: 3, periods: 2, name: '运动会', note: '操场', goesOn: false },
    { from: 5, periods: 2, name: '运动会', note: '操场', goesOn: true },
  ]);
});

test('a weekend is shown where it has lessons, or makes up for a holiday', () => {
  const day = (date: string, kind: 'makeup' | 'holiday' | null = null) => ({
    day: date,
    weekday: null,
    special: kind && { kind, name: '' },
    free: [],
  });
  const days = [day('2026-10-09'), day('2026-10-10', 'makeup'), day('2026-10-11')];
  expect(shownDays({ days, lessons: [] }).map((one) => one.day)).toEqual(['2026-10-09', '2026-10-10']);
});

test('a lesson is on from its first minute to its last', () => {
  const lesson = { day: '2026-11-25', starts: '10:10', ends: '10:50' };
  const at = (time: string) => shareOver(lesson, new Date(`2026-11-25T${time}:00+08:00`));
  expect([at('10:09'), at('10:10'), at('10:30'), at('10:50')]).toEqual([null, 0, 0.5, null]);
});
