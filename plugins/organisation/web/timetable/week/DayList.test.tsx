import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { DayLesson, TimetableWeek } from '../../../api';
import messages from '../../../messages/en.json';
import { usualPeriods } from '../../../model/timetable/bells';
import { DayList } from './DayList';

const day = '2026-11-25';
const lesson = (period: number, className: string): DayLesson => ({
  day,
  period,
  ...usualPeriods[period - 1]!,
  classId: className,
  className,
  subjectId: 'mathematics',
  subject: 'Mathematics',
  hue: 'mathematics',
  teacherId: null,
  teacher: '',
  room: 'Room 2',
  weeks: 0,
  isHeld: true,
  difference: null,
});
const week = {
  days: [{ day, weekday: 3, special: null, free: [] }],
  periods: [...usualPeriods],
  lessons: [lesson(2, '7(2)'), lesson(3, '7(3)')],
} as unknown as TimetableWeek;

test('the lessons of a day stand in their order, with the breaks between, and the one that is on says so', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <DayList week={week} names="classes" now={new Date(`${day}T10:20:00+08:00`)} />
    </IntlProvider>,
  );
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toMatch(
    /8:50 9:30 7\(2\) Mathematics Room 2 Break 9:30–10:10 10:10 10:50 7\(3\) Mathematics Room 2 Now/,
  );
});
