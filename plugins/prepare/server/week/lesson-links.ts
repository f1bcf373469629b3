import type { Db } from 'edutech/core/server/data/db';
import type { HomeSource } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { keyOf, selectPlaced } from './lessons.queries';

/** On the home of a teacher: each lesson leads to its plan, or to where it gets one. */
export const lessonLinks: HomeSource<Db> = {
  lessonLinks: async (db, { personId }, lessons) => {
    const days = lessons.map(({ day }) => day).sort();
    const [from, to] = [days[0], days.at(-1)];
    if (from === undefined || to === undefined) return [];
    const placed = await selectPlaced(db, personId, from, to);
    const planOf = new Map(placed.map((row) => [keyOf(row), row.planId]));
    return lessons
      .filter(({ subjectId }) => subjectId !== null)
      .map((lesson) => {
        const { key, classId, day, period } = lesson;
        const planId = planOf.get(keyOf(lesson));
        const path = planId
          ? routes.planView.to({ id: planId })
          : routes.list.to({ class: classId, day, period: String(period) });
        return { lesson: key, act: 'prepare' as const, path, note: '' };
      });
  },
};
