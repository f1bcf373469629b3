import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { NewEvent, WeekQuestion } from 'edutech/plugins/home/api';
import { selectExamDays } from './home-week.queries';

/** Exams of a week: one by its title, several of a day by their number. */
export async function weekOfExams(texts: Texts, db: Db, question: WeekQuestion): Promise<NewEvent[]> {
  const { schoolIds, language, from, to } = question;
  const rows = await selectExamDays(db, from, to, schoolIds, language);
  return rows.map(({ day, exams, schools, title, grade, time }) => ({
    id: `exam.${day}`,
    day,
    time,
    title: exams === 1 ? title : texts.say(language, 'exam.home.week', { count: exams }),
    note: schools === 1 ? grade : texts.say(language, 'exam.home.week.schools', { count: schools }),
    tone: 'due',
  }));
}
