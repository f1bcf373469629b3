import { describe, expect, test } from 'vitest';
import { calendarOf, lessonDays } from './calendar';

const none = { note: '', fromPeriod: null, toPeriod: null, version: 1 };
const term = {
  startsOn: '2026-09-01',
  endsOn: '2026-10-11',
  city: [
    {
      id: 'a',
      kind: 'makeup' as const,
      name: '国庆',
      nameEn: 'National Day',
      firstDay: '2026-09-20',
      lastDay: '2026-09-20',
      replaces: '2026-10-05',
      weekday: 1,
      version: 1,
    },
    {
      id: 'b',
      kind: 'holiday' as const,
      name: '国庆',
      nameEn: 'National Day',
      firstDay: '2026-10-01',
      lastDay: '2026-10-07',
      replaces: null,
      weekday: null,
      version: 1,
    },
  ],
  school: [
    { ...none, id: 'c', kind: 'exam' as const, name: '月考', firstDay: '2026-09-24', lastDay: '2026-09-25' },
    {
      ...none,
      id: 'd',
      kind: 'event' as const,
      name: '运动会',
      firstDay: '2026-09-11',
      lastDay: '2026-09-11',
      fromPeriod: 5,
      toPeriod: 7,
    },
  ],
};

describe('calendarOf', () => {
  const weeks = calendarOf(term, false);
  const dayAt = (day: string) => weeks.flatMap(({ days }) => days).find((one) => one.day === day)!;

  test('has whole weeks from the Monday of the first day on', () => {
    expect(weeks.length).toBe(6);
    expect(weeks[0]!.days[0]!.day).toBe('2026-08-31');
    expect(weeks[0]!.days[0]!.isOfTerm).toBe(false);
    expect(weeks[5]!.days[6]!.day).toBe('2026-10-11');
  });

  test('marks holidays, days that make up for them, exams and events of some periods', () => {
    expect(dayAt('2026-10-03').mark).toEqual({ kind: 'holiday', name: '国庆' });
    expect(dayAt('2026-09-20').mark).toEqual({ kind: 'makeup', name: '国庆', weekday: 1 });
    expect(dayAt('2026-09-24').mark).toEqual({ kind: 'exam', name: '月考', periods: null });
    expect(dayAt('2026-09-11').mark).toEqual({ kind: 'event', name: '运动会', periods: '5–7' });
    expect(dayAt('2026-09-10').mark).toBe(null);
  });

  test('says the English name of a holiday in English', () => {
    const [, , , , fifth] = calendarOf(term, true);
    expect(fifth!.days[3]!.mark?.name).toBe('National Day');
  });
});

test('days with lessons are those of school weeks without holidays and exams, and the days that make up', () => {
  // 29 days from Monday to Friday, less 5 of the holiday and 2 of the exam, and one Sunday
  expect(lessonDays(term)).toBe(29 - 5 - 2 + 1);
});
