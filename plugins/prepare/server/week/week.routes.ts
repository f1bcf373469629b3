import { forbidden, notFound } from 'edutech/core/common/errors';
import { cityDay, isDay } from 'edutech/core/common/time/city-time';
import { teachingWeek } from 'edutech/core/common/time/terms';
import { dayAfter, dayOf, weekAt, weekdayOf, weekdays, weeksOf } from 'edutech/core/common/time/weeks';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { Timetable } from 'edutech/plugins/organisation/api';
import type * as api from '../../api';
import { stateOf } from '../../model/plan/readiness';
import { deletePlaced, keyOf, selectPlaced, upsertPlaced } from './lessons.queries';
import { planOnWire } from '../plans/plan-on-wire';
import { selectPlan, selectSomePlans } from '../plans/plans.queries';

interface Parts {
  readonly timetables: readonly Timetable<Db>[];
}

/** Lessons that one plan is placed on at once lie no further apart. */
const mostDays = 60;

export const prepWeek =
  ({ timetables }: Parts): Handler<typeof api.prepWeek> =>
  async ({ db, actor, input, now, language }) => {
    const [term] = await termsAt(db, now, language);
    if (!term) throw notFound('core.terms.none');
    const weeks = weeksOf(term);
    // on a weekend people prepare the week that comes
    const today = cityDay(now);
    const begin = weekdayOf(today) > 5 ? dayAfter(today, 8 - weekdayOf(today)) : today;
    const thisWeek = teachingWeek(term, begin)?.week ?? null;
    const week = Math.min(input.week ?? thisWeek ?? weekAt(term, now), weeks);
    const days = weekdays.map((weekday) => dayOf(term, week, weekday));
    const [timetable] = timetables;
    const { schoolId, personId } = actor;
    const frame = { week, weeks, thisWeek, days, hasTimetable: timetable !== undefined };
    if (!timetable || !schoolId) return { ...frame, lessons: [] };
    const span = { from: days[0]!, to: days[6]! };
    const lessons = await timetable.lessonsOf(db, { schoolId, teacherId: personId }, { ...span, language });
    const placed = await selectPlaced(db, personId, span.from, span.to);
    const plans = await selectSomePlans(db, actor, [...new Set(placed.map(({ planId }) => planId))], language);
    const planOf = new Map(plans.map((row) => [row.id, planOnWire(row, actor)]));
    const planAt = new Map(placed.map((row) => [keyOf(row), planOf.get(row.planId)]));
    return {
      ...frame,
      lessons: lessons.map((lesson) => {
        const plan = planAt.get(keyOf(lesson));
        return {
          ...lesson,
          starts: lesson.starts.toISOString(),
          ends: lesson.ends.toISOString(),
          state: stateOf(lesson, plan, now),
          plan: plan ? { id: plan.id, title: plan.title, done: plan.done } : null,
        };
      }),
    };
  };

export const placePlan =
  ({ timetables }: Parts): Handler<typeof api.placePlan> =>
  async ({ db, actor, input, language }) => {
    const { schoolId, personId } = actor;
    const [timetable] = timetables;
    if (!schoolId || !timetable) throw forbidden();
    const plan = input.planId ? await selectPlan(db, actor, input.planId) : null;
    const days = input.lessons.map(({ day }) => day).sort();
    const span = { from: days[0]!, to: days.at(-1)! };
    if (!days.every(isDay) || span.to > dayAfter(span.from, mostDays)) throw notFound('prepare.error.noLesson');
    const held = await timetable.lessonsOf(db, { schoolId, teacherId: personId }, { ...span, language });
    const own = new Set(held.map(keyOf));
    for (const lesson of input.lessons) {
      if (!own.has(keyOf(lesson))) throw notFound('prepare.error.noLesson');
      if (plan) await upsertPlaced(db, schoolId, personId, plan.id, lesson);
      else await deletePlaced(db, schoolId, personId, lesson);
    }
    return null;
  };
