import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { secondsOf } from '../../model/modes';
import { routes } from '../../routes';
import { countPublished, selectWaiting } from './home.queries';
import { chosenToday, homeworkOf } from '../practising/day';

/** On the homes: words due today and homework for students; photos of paper to check for teachers. */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, question) => {
    const { personId, schoolId, termId, types, language, now } = question;
    if (!schoolId) return [];
    const say = (name: string, params: Readonly<Record<string, string | number>>) =>
      texts.say(language, `dictionary.home.${name}`, params);
    if (types === 'teacher')
      return (await selectWaiting(db, personId)).map(({ id, title, papers }) => ({
        id: `dictionary.paper ${id}`,
        area: 'dictionary',
        act: 'check' as const,
        count: papers,
        text: say('papers', { title, count: papers }),
        path: routes.monitor.to({ assignment: id, tab: 'paper' }),
      }));
    if (types !== 'student' || termId === null) return [];
    const whose = { schoolId, personId };
    const [homework, { tasks }] = await Promise.all([
      homeworkOf(db, whose, termId, { now, since: now }),
      chosenToday(db, whose, now),
    ]);
    const minutesOf = (list: readonly { mode: keyof typeof secondsOf }[]) =>
      Math.max(1, Math.ceil(list.reduce((sum, { mode }) => sum + secondsOf[mode], 0) / 60));
    const open = homework
      .filter(({ left }) => left.length > 0)
      .map(({ assignmentId, title, left, tasks: all, dueAt, teacher }) => ({
        id: `dictionary.assignment ${assignmentId}`,
        area: 'dictionary',
        act: 'practise' as const,
        text: title,
        note: teacher,
        due: dueAt,
        minutes: minutesOf(left),
        progress: { done: all.length - left.length, of: all.length },
        path: routes.practise.to({ assignment: assignmentId }),
      }));
    if (tasks.length === 0) return open;
    return [
      ...open,
      {
        id: 'dictionary.today',
        area: 'dictionary',
        act: 'practise' as const,
        count: tasks.length,
        text: say('today', { count: tasks.length }),
        minutes: minutesOf(tasks),
        path: routes.practise.to({}),
      },
    ];
  },
  counts: async (db, question) => [
    {
      action: 'dictionary.published',
      title: texts.say(question.language, 'dictionary.home.published'),
      count: await countPublished(db, question),
    },
  ],
});
