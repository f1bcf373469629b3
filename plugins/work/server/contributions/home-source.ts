import type { Db } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { nextEvening } from './figures/evening';
import { overloadedClasses } from './figures/figures';
import { assignedToday, weekOfHomework } from './figures/week';
import { countPublished, selectRates } from './home-source.queries';
import { studentDay, studentTasks } from './student-day';
import { lessonLinks, teacherDay, teacherTasks } from './teacher-day';

/** Homework on the homes: what teachers mark and students do, what is due tonight; and a term's results. */
export const homeSource = (texts: Texts, levels: LevelSettings): HomeSource<Db> => ({
  tasks: async (db, question) => {
    if (question.termId === null) return [];
    return question.types === 'student' ? studentTasks(texts, db, question) : teacherTasks(texts, db, question);
  },
  teacherDay: (db, question) => teacherDay({ texts, levels }, db, question),
  lessonLinks: (db, question, lessons) => lessonLinks(texts, db, question, lessons),
  studentDay: (db, question) => studentDay(levels, db, question),
  figures: async (db, question) => [
    // for a city the classes with too much say more
    ...(question.schoolIds === null ? [] : await assignedToday(texts, db, question)),
    ...(await overloadedClasses({ texts, levels }, db, question)),
  ],
  evening: (db, question) => nextEvening(levels, db, question),
  week: (db, question) => weekOfHomework(texts, db, question),
  counts: async (db, question) => [
    {
      action: 'work.published',
      title: texts.say(question.language, 'work.home.published'),
      count: await countPublished(db, question),
    },
  ],
  rates: (db, question, classIds) => selectRates(db, question, classIds),
});
