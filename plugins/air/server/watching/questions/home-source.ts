import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import { cityMoment } from 'edutech/core/common/time/periods';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { routes } from '../../../routes';
import { selectOnAir, selectOpeningDays, selectOpenings } from '../../figures.queries';
import { selectWaiting } from './questions.queries';

const waiting = new WeakMap<Db, ReturnType<typeof selectWaiting>>();

/**
 * What waits for a teacher. The figure and the card of a home both need it and are asked beside each other, so it is read
 * once for each call, which is known by its connection.
 */
function waitingOf(db: Db, asked: Parameters<typeof selectWaiting>[1]): ReturnType<typeof selectWaiting> {
  const read = waiting.get(db) ?? selectWaiting(db, asked);
  waiting.set(db, read);
  return read;
}

/** On the teacher's home: how many questions of students wait for an answer; and how often lessons are opened today, for the city. */
export const questionsForHome = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language }) => {
    if (types !== 'teacher') return [];
    const { count } = await waitingOf(db, { personId, language });
    if (count === 0) return [];
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
  teacherDay: async (db, { personId, language }) => ({
    asked: (await waitingOf(db, { personId, language })).first.map(
      ({ questionId, text, asker, className, lesson }) => ({
        id: questionId,
        text,
        note: texts.say(language, 'air.questions.asked', { asker, class: className, lesson }),
        path: routes.questions.to(),
      }),
    ),
  }),
  figures: async (db, { schoolIds, language, now }) => {
    // openings of visitors are of no school
    if (schoolIds !== null) return [];
    const today = cityDay(now);
    const { count, most } = await selectOpenings(db, cityMoment(today, '00:00'), language);
    const days = daysFrom(dayAfter(today, -6), today);
    const opened = await selectOpeningDays(db, cityMoment(days[0]!, '00:00'));
    const note = most === null ? '' : texts.say(language, 'air.figure.most', { title: most });
    return [
      {
        id: 'air.openings',
        label: texts.say(language, 'air.figure.openings'),
        value: count,
        days: days.map((day) => opened.find((one) => one.day === day)?.count ?? 0),
        note,
        order: 30,
      },
    ];
  },
  week: async (db, { language, from }) =>
    (await selectOnAir(db, from)).map(({ weekday, count, grades }) => ({
      id: `air.${weekday}`,
      day: dayAfter(from, weekday - 1),
      title: texts.say(language, 'air.home.week', { count }),
      note: texts.say(language, 'air.home.week.grades', { count: grades }),
      path: routes.timetable.to(),
    })),
});
