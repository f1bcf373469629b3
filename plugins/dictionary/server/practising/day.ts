import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import { withinBudget } from 'edutech/plugins/questions/kit/common/scheduling/daily-selection';
import { addDays, startOf } from 'edutech/plugins/questions/kit/common/scheduling/days';
import { isDayOff } from 'edutech/plugins/questions/kit/common/scheduling/place-due';
import { type Plan, usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { secondsOf, usualMode } from '../../model/modes';
import { homeworkLeft } from '../../model/practice/homework-left';
import type { Task } from '../../model/practice/session';
import { type MineRow, selectDayOf, selectMine, selectState } from './day.queries';
import type { Whose } from './reviews.queries';

/** Most words considered for one day: more than anybody practises. */
const mostLookedAt = 400;
/** Days that the plan looks ahead. */
const daysAhead = 7;

/** Days for which homework that has ended stays in the list. */
export const listedDays = 14;

export interface MyHomework extends Omit<MineRow, 'right'> {
  readonly tasks: readonly Task[];
  readonly left: readonly Task[];
  readonly isPassed: boolean;
}

/** Homework of a student that ends after a moment, with what is left of it. */
export async function homeworkOf(
  db: Db,
  whose: Whose,
  termId: Id,
  span: { readonly now: Date; readonly since: Date },
): Promise<MyHomework[]> {
  return (await selectMine(db, whose, termId, span)).map(({ right, ...row }) => {
    const { tasks, left } = homeworkLeft(row, right);
    const share = tasks.length === 0 ? 1 : 1 - left.length / tasks.length;
    return { ...row, tasks, left, isPassed: share * 100 >= row.passPercent };
  });
}

export interface Today {
  readonly plan: Plan;
  readonly isDayOff: boolean;
  readonly tasks: readonly Task[];
  readonly due: number;
  readonly known: number;
  readonly learning: number;
  readonly ahead: readonly { readonly day: string; readonly count: number }[];
}

/** What is due today, the most urgent first, within the minutes of the plan that are left. */
export async function chosenToday(
  db: Db,
  whose: Whose,
  now: Date,
): Promise<Pick<Today, 'plan' | 'isDayOff' | 'tasks' | 'due'>> {
  const today = cityDay(now);
  const until = startOf(addDays(today, 1));
  const { spent, own, due: rows } = await selectDayOf(db, whose, { today, until, most: mostLookedAt });
  const plan = own ?? usualPlan;
  const isOff = isDayOff(plan, today);
  const candidates = rows.map((row) => {
    const mode = usualMode(row.language, row.skill);
    return { memory: row, seconds: secondsOf[mode], lastWrongAt: row.reviewedAt ?? now, wordId: row.wordId, mode };
  });
  const chosen = isOff ? [] : withinBudget(candidates, plan.minutes * 60 - spent, now);
  return {
    plan,
    isDayOff: isOff,
    tasks: chosen.map(({ wordId, mode }) => ({ wordId, mode, assignmentId: null })),
    due: rows.length,
  };
}

/** The day of a student: what is due, and how it stands with all words. */
export async function todayOf(db: Db, whose: Whose, now: Date): Promise<Today> {
  const today = cityDay(now);
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(today, at));
  const [chosen, state] = await Promise.all([
    chosenToday(db, whose, now),
    // what is late comes back today
    selectState(
      db,
      whose,
      days.map((day) => startOf(addDays(day, 1))),
    ),
  ]);
  const known = state.reduce((sum, one) => sum + one.known, 0);
  const counts = new Map(state.map(({ place, count }) => [place, count]));
  return {
    ...chosen,
    known,
    learning: state.reduce((sum, { count }) => sum + count, -known),
    ahead: days.map((day, at) => ({ day, count: counts.get(at) ?? 0 })),
  };
}
