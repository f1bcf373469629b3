import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { ExplainRow, HomeSource } from 'edutech/plugins/home/api';
import type { Timetable } from 'edutech/plugins/organisation/api';
import type * as api from '../../api';
import { selectPlacedPlans } from '../plans/plans.queries';
import { keyOf } from './lessons.queries';

interface Parts {
  readonly sources: readonly HomeSource<Db>[];
  readonly timetables: readonly Timetable<Db>[];
}

/** How far ahead the next lesson of a class is looked for. Days. */
const daysAhead = 14;
/** What fits beside a week. */
const mostShown = 2;

export const afterLessons =
  ({ sources, timetables }: Parts): Handler<typeof api.afterLessons> =>
  async (call) => {
    const { db, actor, now, language } = call;
    const { personId, schoolId } = actor;
    const [term] = await termsAt(db, now, language);
    if (!term || !schoolId) return [];
    const question = { personId, schoolId, types: 'teacher' as const, termId: term.termId, language, now };
    const asked = await Promise.all(sources.map(async (source) => (await source.explain?.(db, question)) ?? []));
    const rows = asked
      .flat()
      .sort((one, other) => one.rate - other.rate)
      .slice(0, mostShown);
    if (rows.length === 0) return [];
    const nextOf = await nextLessons(timetables, call, schoolId);
    return rows.map((row) => ({ ...row, next: nextOf(row) }));
  };

type Asking = Call<unknown, SignedIn>;

/** Finds the next lesson of a class in a subject, with the plan that it has and whether a question is in it. */
async function nextLessons(timetables: Parts['timetables'], { db, actor, now, language }: Asking, schoolId: Id) {
  const [timetable] = timetables;
  if (!timetable) return () => null;
  const today = cityDay(now);
  const span = { from: today, to: dayAfter(today, daysAhead) };
  const lessons = await timetable.lessonsOf(db, { schoolId, teacherId: actor.personId }, { ...span, language });
  const coming = lessons.filter(({ starts }) => starts > now).sort((one, other) => +one.starts - +other.starts);
  const placed = await selectPlacedPlans(db, actor, span.from, span.to);
  const planAt = new Map(placed.map((row) => [keyOf(row), row]));
  return ({ classId, subjectId, questionId }: ExplainRow) => {
    const lesson = coming.find((one) => one.classId === classId && one.subjectId === subjectId);
    if (!lesson) return null;
    const plan = planAt.get(keyOf(lesson));
    return {
      day: lesson.day,
      period: lesson.period,
      plan: plan ? { id: plan.id, title: plan.title, hasQuestion: plan.questionIds.includes(questionId) } : null,
    };
  };
}
