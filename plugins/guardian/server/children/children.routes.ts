import type { Handlers } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api/children';
import type { ChildSource } from '../../api/sources';
import { eveningOf, minutesOf, weekOf } from '../../model/evening';
import { comparedFrom, progressOf, recentFrom } from '../../model/progress';
import { leastLimit } from 'edutech/core/common/teaching/day-limit';
import type { Timetable } from 'edutech/plugins/organisation/api';
import { cityDay } from 'edutech/core/common/time/city-time';
import { isDone } from '../../model/homework-states';
import { homeworkOf, questionOf } from './homework';
import { childOnWire, type OwnChildren } from './own-children';

interface Parts {
  readonly children: OwnChildren;
  readonly sources: readonly ChildSource<Db>[];
  readonly timetables: readonly Timetable<Db>[];
}

export const childHandlers = ({ children, sources, timetables }: Parts): Handlers<typeof api> => ({
  myChildren: async ({ db, actor, now, language }) =>
    (await children.of(db, actor, now)).map((child) => childOnWire(child, language)),

  childHomework: async ({ db, actor, input, now, language }) => {
    const child = await children.require(db, actor, input.childId, now);
    const { grade, schoolId } = child;
    const week = weekOf(now);
    const all = await children.read(child, (own) => homeworkOf(sources, own, child, { language, now }));
    const { evening, later, earlier } = eveningOf(all, now);
    const submittedOn = (day: string) =>
      all.filter(({ submittedAt }) => submittedAt !== null && cityDay(submittedAt) === day);
    return {
      limit: grade === null ? null : leastLimit(sources.map((source) => source.limit?.(grade, schoolId) ?? null)),
      assigned: minutesOf(evening),
      done: minutesOf(evening.filter(({ state }) => isDone(state))),
      evening,
      later,
      earlier,
      week: week.days.map((day) => ({
        day,
        minutes: day > cityDay(now) ? null : submittedOn(day).reduce((sum, one) => sum + (one.spent ?? one.minutes), 0),
      })),
      now,
    };
  },

  childLessons: async ({ db, actor, input, now, language }) => {
    const child = await children.require(db, actor, input.childId, now);
    const { classId, schoolId } = child;
    const [timetable] = timetables;
    if (!timetable || classId === null) return { lessons: [], changesAfter: 0, now };
    const whose = { schoolId, classId };
    const { lessons, changesAfter } = await children.read(child, (own) =>
      timetable.nextDayOf(own, whose, { language, now }),
    );
    return { lessons: [...lessons], changesAfter, now };
  },

  childResults: async ({ db, actor, input, now, language }) => {
    const child = await children.require(db, actor, input.childId, now);
    const question = questionOf(child, { language, now });
    if (!child.showsResults) return { isShown: false, recent: [], learning: [], progress: [], now };
    const found = await children.read(child, async (own) => {
      const lists = [];
      for (const source of sources) lists.push((await source.results?.(own, question, comparedFrom(now))) ?? []);
      const learning = [];
      for (const source of sources) learning.push(...((await source.learning?.(own, question)) ?? []));
      return { results: lists.flat().sort((a, b) => b.at.getTime() - a.at.getTime()), learning };
    });
    const recent = found.results.filter(({ at }) => at >= recentFrom(now)).slice(0, 20);
    return {
      isShown: true,
      recent: recent.map(({ words, knows, practises, ...one }) => ({
        ...one,
        words: [...words],
        knows: [...knows],
        practises: [...practises],
      })),
      learning: found.learning.map(({ knows, practises, ...one }) => ({
        ...one,
        knows: [...knows],
        practises: [...practises],
      })),
      progress: progressOf(found.results, now),
      now,
    };
  },
});
