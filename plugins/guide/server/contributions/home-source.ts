import { subjectHue } from 'edutech/core/common/teaching/hues';
import { cityMinute, cityTimeZone } from 'edutech/core/common/time/city-time';
import { saidDay } from 'edutech/core/common/time/said-day';
import type { Id } from 'edutech/core/common/ids';
import { type Language, languages } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewTask } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { selectOwnAttempts } from '../answering/own-attempts.queries';
import { mineOnWire } from '../answering/own-attempts.routes';
import { selectLessonsSoon } from './home.queries';

const most = 20;
const hour = 3_600_000;

interface Asker {
  readonly personId: Id;
  readonly language: Language;
  readonly now: Date;
}

/** Guide books on the homes: what students have to do, and the lessons of teachers within a day. */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, question) => {
    if (question.types === 'student') return studentTasks(texts, db, question);
    return question.types === 'teacher' ? teacherTasks(texts, db, question) : [];
  },
});

/** The day of a lesson; made once, as making a formatter costs more than a home's statements. */
const dayFormats = new Map(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(language, { timeZone: cityTimeZone, month: 'short', day: 'numeric' }),
  ]),
);

/** A lesson as people say it: today, tomorrow, or the date; with the time. */
const saidLesson = (at: Date, now: Date, language: Language) => ({
  day: saidDay(at, now),
  date: dayFormats.get(language)!.format(at),
  time: cityMinute(at).slice(11).replace(/^0/, ''),
});

async function studentTasks(texts: Texts, db: Db, { personId, language, now }: Asker): Promise<NewTask[]> {
  const rows = await selectOwnAttempts(db, personId, { now, since: now, most }, language);
  return rows.flatMap((row): NewTask[] => {
    const mine = mineOnWire(row, now);
    const open = mine.counts.find((one) => one.open > 0);
    if (!open) return [];
    const done = mine.counts.reduce((sum, one) => sum + one.done, 0);
    const all = mine.counts.reduce((sum, one) => sum + one.blocks, 0);
    return [
      {
        id: `guide.do.${row.attemptId}`,
        area: 'guide',
        act: done > 0 ? 'continue' : 'begin',
        text: row.title,
        note: texts.say(language, `guide.home.${open.phase}`, {
          ...saidLesson(row.lessonAt, now, language),
          teacher: row.teacher,
        }),
        due: open.phase === 'before' ? row.lessonAt : row.dueAt,
        minutes: mine.minutes,
        progress: { done, of: all },
        path: routes.studentDetail.to({ id: row.attemptId }),
        subject: { name: row.subject, hue: subjectHue(row.subjectCode) },
      },
    ];
  });
}

async function teacherTasks(texts: Texts, db: Db, { personId, language, now }: Asker): Promise<NewTask[]> {
  const until = new Date(now.getTime() + 24 * hour);
  const soon = await selectLessonsSoon(db, personId, { from: now, until, most });
  return soon.map((one) => ({
    id: `guide.show.${one.id}`,
    area: 'guide',
    act: 'see',
    text: one.title,
    note: texts.say(language, 'guide.home.lesson', {
      name: one.className,
      done: one.done,
      students: one.students,
    }),
    due: one.lessonAt,
    path: routes.monitor.to({ id: one.id }),
  }));
}
