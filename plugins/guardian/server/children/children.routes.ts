import type { Handlers } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api/children';
import type { ChildQuestion, ChildSource } from '../../api/sources';
import { eveningOf, minutesOf, weekOf } from '../../model/evening';
import { comparedFrom, progressOf, recentFrom } from '../../model/progress';
import { cityDay } from 'edutech/core/common/time/city-time';
import { isDone } from '../../model/homework-states';
import { selectSchoolRule } from './children.queries';
import { childOnWire, type OwnChild, type OwnChildren } from './own-children';

interface Parts {
  readonly children: OwnChildren;
  readonly sources: readonly ChildSource<Db>[];
}

const questionOf = (
  { childId, schoolId }: OwnChild,
  { language, now }: Pick<ChildQuestion, 'language' | 'now'>,
): ChildQuestion => ({ personId: childId, schoolId, language, now });

export const childHandlers = ({ children, sources }: Parts): Handlers<typeof api> => ({
  myChildren: async ({ db, actor, now, language }) =>
    (await children.of(db, actor, now)).map((child) => childOnWire(child, language)),

  childHomework: async ({ db, actor, input, now, language }) => {
    const child = await children.require(db, actor, input.childId, now);
    const week = weekOf(now);
    const question = questionOf(child, { language, now });
    const lists = await children.read(child, async (own) => {
      const found = [];
      for (const source of sources) found.push((await source.homework?.(own, question, week.since)) ?? []);
      return found;
    });
    const all = lists.flat().sort((a, b) => (a.dueAt?.getTime() ?? Infinity) - (b.dueAt?.getTime() ?? Infinity));
    const { evening, later, earlier } = eveningOf(all, now);
    const limits =
      child.grade === null ? [] : sources.flatMap((source) => source.limit?.(child.grade!, child.schoolId) ?? []);
    const submittedOn = (day: string) =>
      all.filter(({ submittedAt }) => submittedAt !== null && cityDay(submittedAt) === day);
    return {
      limit: limits.length > 0 ? Math.min(...limits) : null,
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

  childResults: async ({ db, actor, input, now, language }) => {
    const child = await children.require(db, actor, input.childId, now);
    const question = questionOf(child, { language, now });
    const found = await children.read(child, async (own) => {
      if (!(await selectSchoolRule(own, child.schoolId)).showsResults) return null;
      const lists = [];
      for (const source of sources) lists.push((await source.results?.(own, question, comparedFrom(now))) ?? []);
      return lists.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
    });
    if (!found) return { isShown: false, recent: [], progress: [], now };
    const recent = found.filter(({ at }) => at >= recentFrom(now)).slice(0, 20);
    return {
      isShown: true,
      recent: recent.map(({ words, knows, practises, ...one }) => ({
        ...one,
        words: [...words],
        knows: [...knows],
        practises: [...practises],
      })),
      progress: progressOf(found, now),
      now,
    };
  },
});
