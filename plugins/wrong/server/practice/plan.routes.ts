import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import {
  addDays,
  cityDay,
  daysBetween,
  startOf,
  weekdayOf,
} from 'edutech/plugins/questions/kit/common/scheduling/days';
import type { Plan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { forbidden } from 'edutech/core/common/errors';
import { selectDue, type Whose } from '../collection/entries.queries';
import { selectLoad, updateDue, upsertPlan } from './practice.queries';
import { placeDue } from 'edutech/plugins/questions/kit/common/scheduling/place-due';
import { planOf } from './today';

/** Days that the plan's page looks ahead. */
const daysAhead = 14;
/** Most entries whose dates move when the plan changes: more than anybody has. */
const mostMoved = 2000;

export const getPlan: Handler<typeof api.getPlan> = async ({ db, actor, now }) => {
  const today = cityDay(now);
  const [plan, load] = await Promise.all([planOf(db, actor.personId), selectLoad(db, actor.personId, new Date(0))]);
  const days = Array.from({ length: daysAhead }, (_, at) => {
    const day = addDays(today, at);
    // overdue entries count for today
    const own = load.filter((one) => one.day === day || (at === 0 && one.day < today));
    const seconds = own.reduce((sum, one) => sum + one.seconds, 0);
    return { day, count: own.reduce((sum, one) => sum + one.count, 0), minutes: Math.ceil(seconds / 60) };
  });
  return {
    minutes: plan.minutes,
    daysOff: [...plan.daysOff],
    examOn: plan.examOn,
    examTitle: plan.examTitle,
    days,
  };
};

export const savePlan: Handler<typeof api.savePlan> = async ({ db, actor, input, now }) => {
  const today = cityDay(now);
  if (input.examOn !== null && input.examOn <= today) throw wrongField('examOn', 'wrong.error.examPast');
  if (!actor.schoolId) throw forbidden();
  const plan: Plan = {
    minutes: input.minutes,
    daysOff: [...input.daysOff].sort(),
    examOn: input.examOn,
    examTitle: input.examOn === null ? '' : input.examTitle.trim(),
  };
  await upsertPlan(db, { ...plan, schoolId: actor.schoolId, personId: actor.personId, now });
  const whose: Whose = { personId: actor.personId, hidden: [] };
  const far = startOf(addDays(today, 36_500));
  const rows = (await selectDue(db, whose, far, mostMoved)).filter(({ dueAt }) => cityDay(dueAt) > today);
  const load = new Map<string, number>();
  const moved = rows.flatMap(({ id, dueAt, seconds }) => {
    const day = cityDay(dueAt);
    const next = isKept(day, plan) ? day : placeDue(today, daysBetween(today, day), plan, load);
    load.set(next, (load.get(next) ?? 0) + seconds);
    return next === day ? [] : [{ id, dueAt: startOf(next) }];
  });
  if (moved.length > 0) await updateDue(db, actor.personId, moved);
  return { moved: moved.length };
};

/** Whether a date can stay: no day off, and before the examination. */
const isKept = (day: string, { daysOff, examOn }: Plan): boolean =>
  !daysOff.includes(weekdayOf(day)) && (examOn === null || day < examOn);
