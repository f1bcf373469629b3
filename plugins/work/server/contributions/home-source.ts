import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { byQuestionAddress, ownHomeworkAddress } from '../../model/addresses';
import { countPublished, selectDue, selectRates, selectUnmarked } from './home-source.queries';

/** Tasks for the home: homework to mark for teachers, homework to do for students; and a term's results. */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language, now }) => {
    if (types === 'student') {
      const rows = await selectDue(db, personId, now);
      return rows.map(({ id, title, kind, subject, subjectEn, minutes, round, dueAt }) => ({
        id: `work.due.${id}`,
        area: 'work',
        act: round > 0 ? ('correct' as const) : ('begin' as const),
        text: title,
        note: texts.say(language, round > 0 ? 'work.home.setRight' : 'work.home.minutes', {
          subject: language === 'en' ? subjectEn : subject,
          minutes,
        }),
        due: dueAt,
        path: ownHomeworkAddress(kind, id),
      }));
    }
    if (types !== 'teacher') return [];
    const rows = await selectUnmarked(db, personId);
    return rows.map(({ homeworkId, title, waiting }) => ({
      id: `work.correct.${homeworkId}`,
      area: 'work',
      act: 'mark' as const,
      count: waiting,
      text: texts.say(language, 'work.home.toCorrect', { title, count: waiting }),
      path: byQuestionAddress(homeworkId),
    }));
  },
  counts: async (db, question) => [
    {
      action: 'work.published',
      title: texts.say(question.language, 'work.home.published'),
      count: await countPublished(db, question),
    },
  ],
  rates: (db, question, classIds) => selectRates(db, question, classIds),
});
