import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { requestStates } from '../../model/request';
import { routes } from '../../routes';
import { countAnswered, countPublished, selectWaiting } from './home-source.queries';

/** On the homes: questions that wait for a teacher, class by class; answers that a student has not looked at. */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, question) => {
    const { language, termId, types, now } = question;
    if (types === 'student') {
      const { count } = await countAnswered(db, question.personId);
      if (count === 0) return [];
      return [
        {
          id: 'coach.answered',
          area: 'coach',
          act: 'see',
          count,
          text: texts.say(language, 'coach.home.answered', { count }),
          path: routes.studentList.to({ state: String(requestStates.answered) }),
        },
      ];
    }
    if (termId === null || types !== 'teacher') return [];
    const rows = await selectWaiting(db, { ...question, termId }, now);
    return rows.map(({ classId, className, subjectId, open, items, dueAt, late }) => ({
      id: `coach.waiting.${classId}.${subjectId}`,
      area: 'coach',
      act: 'answer' as const,
      count: open,
      late,
      due: dueAt,
      text: texts.say(language, 'coach.home.waiting', { class: className, count: open }),
      note: texts.say(language, 'coach.home.items', { count: items }),
      path: routes.list.to({ class: classId, subject: subjectId }),
    }));
  },
  counts: async (db, question) => [
    {
      action: 'coach.answered',
      title: texts.say(question.language, 'coach.home.published'),
      count: (await countPublished(db, question)).count,
    },
  ],
});
