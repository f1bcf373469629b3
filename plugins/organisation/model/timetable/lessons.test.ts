import { expect, test } from 'vitest';
import { isHeld, type LessonChange, lessonsOn, type TimetableSlot } from './lessons';
import { planOf, type TermDays } from './school-days';

const days: TermDays = {
  terms: [{ termId: 't', startsOn: '2026-09-01', endsOn: '2027-01-29' }],
  city: [],
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
  ],
  choices: new Map(),
};
const slot = (weekday: number, period: number, more: Partial<TimetableSlot & { timetableId: string }> = {}) => ({
  timetableId: 'old',
  classId: 'c',
  weekday,
  period,
  weeks: 0 as const,
  subjectId: 'maths',
  title: '',
  teacherId: 'zhou',
  room: '',
  ...more,
});
const change = (day: string, period: number, more: Partial<LessonChange>): LessonChange => ({
  id: `${day} ${period}`,
  swapId: 's',
  classId: 'c',
  day,
  period,
  kind: 'cancelled',
  toDay: null,
  toPeriod: null,
  teacherId: null,
  reason: '',
  subjectId: 'maths',
  title: '',
  ...more,
});

/** `day period kind teacher` of what a week brings. */
function week(
  slots: ReturnType<typeof slot>[],
  changes: LessonChange[] = [],
  versions = [{ id: 'old', termId: 't', fromWeek: 1 }],
) {
  const wanted = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
  const all = [...wanted, ...changes.map(({ day }) => day)];
  const plans = new Map(all.map((day) => [day, planOf(day, days)]));
  return lessonsOn(wanted, { plans, versions, slots, changes }).map(
    (lesson) =>
      `${lesson.day.slice(8)} ${lesson.period} ${lesson.difference?.kind ?? 'usual'} ${lesson.teacherId} ${isHeld(lesson)}`,
  );
}

test('a week brings the lessons of odd or even weeks, in their order', () => {
  const slots = [slot(3, 7, { weeks: 2 }), slot(3, 7, { weeks: 1, teacherId: 'ding' }), slot(3, 3), slot(1, 1)];
  expect(week(slots)).toEqual(['23 1 usual zhou true', '25 3 usual zhou true', '25 7 usual ding true']);
});

test('of two timetables the one counts that has begun', () => {
  const slots = [slot(3, 3), slot(3, 4, { timetableId: 'new' }), slot(3, 5, { timetableId: 'later' })];
  const versions = [
    { id: 'later', termId: 't', fromWeek: 14 },
    { id: 'old', termId: 't', fromWeek: 1 },
    { id: 'new', termId: 't', fromWeek: 13 },
  ];
  expect(week(slots, [], versions)).toEqual(['25 4 usual zhou true']);
});

test('a swap moves both lessons, a substitute teaches in place of another', () => {
  const slots = [slot(4, 2), slot(4, 6, { teacherId: 'tao' }), slot(4, 4, { teacherId: 'fang' })];
  const changes = [
    change('2026-11-26', 2, { kind: 'moved', toDay: '2026-11-26', toPeriod: 6 }),
    change('2026-11-26', 6, { kind: 'moved', toDay: '2026-11-26', toPeriod: 2 }),
    change('2026-11-26', 4, { kind: 'substitute', teacherId: 'song' }),
  ];
  expect(week(slots, changes)).toEqual([
    '26 2 left zhou false',
    '26 2 moved tao true',
    '26 4 substitute song true',
    '26 6 left tao false',
    '26 6 moved zhou true',
  ]);
});

test('a lesson of another week is found where it comes from', () => {
  const changes = [change('2026-11-19', 1, { kind: 'moved', toDay: '2026-11-25', toPeriod: 8 })];
  expect(week([slot(4, 1)], changes)).toEqual(['25 8 moved zhou true', '26 1 usual zhou true']);
});

test('a change says nothing of another lesson that a new timetable has at its time', () => {
  const changes = [
    change('2026-11-23', 1, {}),
    change('2026-11-24', 1, { kind: 'substitute', teacherId: 'song' }),
    change('2026-11-25', 1, { kind: 'moved', toDay: '2026-11-25', toPeriod: 2 }),
  ];
  const slots = [1, 2, 3].map((weekday) => slot(weekday, 1, { subjectId: 'art', teacherId: 'fang' }));
  expect(week(slots, changes)).toEqual(['23 1 usual fang true', '24 1 usual fang true', '25 1 usual fang true']);
  const classMeeting = { subjectId: null, title: '班会' };
  expect(week([slot(1, 1, classMeeting)], [change('2026-11-23', 1, classMeeting)])).toEqual([
    '23 1 cancelled zhou false',
  ]);
});

test('what the school does instead is said, whatever was changed', () => {
  const changes = [change('2026-11-27', 5, { kind: 'substitute', teacherId: 'song' })];
  expect(week([slot(5, 5), slot(5, 1)], changes)).toEqual(['27 1 usual zhou true', '27 5 free zhou false']);
});
