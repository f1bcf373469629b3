import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { whoseOf } from '../mine/collection.routes';
import { todaysOf } from '../practice/today';
import type { Sources } from '../sources';

/** What a pupil is to practise today. */
export const homeSource = (texts: Texts, sources: Sources): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language, now }) => {
    if (types !== 'student') return [];
    const whose = await whoseOf(db, { sources }, { personId }, now);
    const { chosen } = await todaysOf(db, { sources }, whose, { now, language });
    if (chosen.length === 0) return [];
    const minutes = Math.ceil(chosen.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
    return [
      {
        id: 'wrong.today',
        area: 'wrong',
        title: texts.say(language, 'wrong.home.today', { count: chosen.length }),
        note: texts.say(language, 'wrong.home.minutes', { minutes }),
        due: null,
        path: '/st-wrong/list?view=practise',
      },
    ];
  },
});
