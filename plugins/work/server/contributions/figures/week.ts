import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { FigureQuestion, NewEvent, NewFigure, WeekQuestion } from 'edutech/plugins/home/api';
import { selectAssignedDays, selectDueDays } from './week.queries';

/** Homework of a week, by the day on which it is due. */
export async function weekOfHomework(texts: Texts, db: Db, question: WeekQuestion): Promise<NewEvent[]> {
  const { schoolIds, language, from, to } = question;
  return (await selectDueDays(db, from, to, schoolIds)).map(({ day, count, classes }) => ({
    id: `work.due.${day}`,
    day,
    title: texts.say(language, 'work.home.week', { count }),
    note: texts.say(language, 'work.home.week.classes', { count: classes }),
  }));
}

/** What teachers assigned today, and in the six days before. */
export async function assignedToday(texts: Texts, db: Db, question: FigureQuestion): Promise<NewFigure[]> {
  const { schoolIds, language, now } = question;
  const today = cityDay(now);
  const rows = new Map(
    (await selectAssignedDays(db, dayAfter(today, -6), today, schoolIds)).map((row) => [row.day, row]),
  );
  const students = rows.get(today)?.students ?? 0;
  return [
    {
      id: 'work.assigned',
      label: texts.say(language, 'work.figure.assigned'),
      value: rows.get(today)?.count ?? 0,
      days: daysFrom(dayAfter(today, -6), today).map((day) => rows.get(day)?.count ?? 0),
      note: texts.say(language, 'work.figure.assigned.students', { count: students }),
      order: 35,
    },
  ];
}
