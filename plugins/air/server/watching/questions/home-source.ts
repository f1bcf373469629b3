import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { routes } from '../../../routes';
import { selectWaiting } from './questions.queries';

/** On the teacher's home: how many questions of students wait for an answer. */
export const questionsForHome = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language }) => {
    if (types !== 'teacher') return [];
    const { count, since } = await selectWaiting(db, { personId });
    if (count === 0 || !since) return [];
    return [
      {
        id: 'air.questions',
        area: 'air',
        act: 'answer',
        count,
        text: texts.say(language, 'air.questions.task'),
        note: texts.say(language, 'air.questions.taskNote'),
        isFigure: true,
        path: routes.questions.to(),
      },
    ];
  },
});
