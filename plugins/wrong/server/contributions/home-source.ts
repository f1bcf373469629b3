import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { ownerFilter } from '../collection/collection.routes';
import { selectForToday } from '../practice/today';
import type { Sources } from '../sources';
import { selectFrequentlyWrong } from './home-source.queries';

const day = 86_400_000;
/** Days for which a class's mistakes are shown on the home. */
const newsDays = 7;

/** Home tasks: today's practice for students; for teachers, what many of a class got wrong lately. */
export const homeSource = (texts: Texts, sources: Sources): HomeSource<Db> => ({
  tasks: async (db, { personId, schoolId, termId, types, language, now }) => {
    if (types === 'staff') return [];
    if (types === 'teacher') {
      if (!termId) return [];
      const since = new Date(now.getTime() - newsDays * day);
      const rows = await selectFrequentlyWrong(db, { schoolId, personId, termId }, since);
      return rows.map(({ classId, subjectId, name, count }) => ({
        id: `wrong.class.${classId}.${subjectId}`,
        area: 'wrong',
        act: 'see' as const,
        count,
        text: texts.say(language, 'wrong.home.muchWrong', { class: name, count }),
        note: texts.say(language, 'wrong.home.days', { days: newsDays }),
        path: routes.list.to({ class: classId, subject: subjectId, days: newsDays }),
      }));
    }
    const whose = await ownerFilter(db, { sources }, { personId }, now, 'released');
    const { chosen } = await selectForToday(db, { sources }, whose, { now, language });
    if (chosen.length === 0) return [];
    const minutes = Math.ceil(chosen.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
    return [
      {
        id: 'wrong.today',
        area: 'wrong',
        act: 'practise',
        count: chosen.length,
        text: texts.say(language, 'wrong.home.today', { count: chosen.length }),
        note: texts.say(language, 'wrong.home.minutes', { minutes }),
        path: routes.studentList.to({ view: 'practise' }),
      },
    ];
  },
});
