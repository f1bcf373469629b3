import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { addDays, cityDay, startOf } from 'edutech/plugins/questions/kit/common/scheduling/days';
import { mostPractised } from '../../model/entry';
import { type Plan, usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { selectCollectionState } from '../collection/collection.queries';
import { type DueEntry, selectDue, type Whose } from '../collection/entries.queries';
import { hiddenAttempts, withheldQuestions } from '../sources';
import type { Parts } from '../present-entries';
import { selectPlan } from './practice.queries';
import { isDayOff } from 'edutech/plugins/questions/kit/common/scheduling/place-due';
import { withinBudget } from 'edutech/plugins/questions/kit/common/scheduling/daily-selection';

/** Most entries considered for one day: more than anybody practises. */
export const mostLookedAt = 200;

export interface Today {
  readonly plan: Plan;
  readonly isDayOff: boolean;
  /** What is practised today, the most urgent first. */
  readonly chosen: readonly DueEntry[];
  /** All that is due, the chosen ones too. */
  readonly due: number;
}

export const planOf = async (db: Db, personId: Whose['personId']): Promise<Plan> =>
  (await selectPlan(db, personId)) ?? usualPlan;

/** Leaves out entries whose answers homework still withholds. */
export async function selectPractisable<Row extends Pick<DueEntry, 'area' | 'questionId'>>(
  db: Db,
  { sources }: Pick<Parts, 'sources'>,
  rows: readonly Row[],
  { personId }: Whose,
  now: Date,
): Promise<Row[]> {
  const chosen = rows.flatMap(({ area, questionId }) => (area === '' && questionId ? [questionId] : []));
  const withheld = await withheldQuestions(db, sources, personId, chosen, now);
  return rows.filter(({ area, questionId }) => area !== '' || !questionId || !withheld.has(questionId));
}

/**
 * Today's practice of a student: within their daily minutes, less the time practised already. What is due is read beside the
 * attempts that hide some of it, because a home waits for each step.
 */
export async function selectForToday(
  db: Db,
  { sources }: Pick<Parts, 'sources'>,
  personId: Id,
  now: Date,
): Promise<Today> {
  const dueWithout = (hidden: readonly Id[]) => selectDue(db, { personId, hidden }, endOfDay(now), mostLookedAt);
  const [state, all] = await Promise.all([
    selectCollectionState(db, personId, startOf(cityDay(now)), now),
    dueWithout([]),
  ]);
  // of attempts that reported nothing which is due, nothing has to be known, unless there is more than what was read
  const isCut = all.length === mostLookedAt;
  const reported = new Set(all.map(({ attemptId }) => attemptId));
  const told = isCut ? state.told : state.told.filter(({ attemptId }) => reported.has(attemptId));
  const [{ released: hidden }, practisable] = await Promise.all([
    hiddenAttempts(db, sources, personId, told, now),
    selectPractisable(db, { sources }, all, { personId, hidden: [] }, now),
  ]);
  if (isCut && hidden.length > 0) {
    const whose = { personId, hidden };
    const due = await selectPractisable(db, { sources }, await dueWithout(hidden), whose, now);
    return chosenOf({ ...state, due }, now);
  }
  const due = practisable.filter(({ attemptId }) => attemptId === null || !hidden.includes(attemptId));
  return chosenOf({ ...state, due }, now);
}

/** The end of a day for due entries. */
export const endOfDay = (now: Date): Date => startOf(addDays(cityDay(now), 1));

/** Selects today's practice from the due entries, the earliest first. */
export function chosenOf(
  { plan, spent, due }: { readonly plan: Plan; readonly spent: number; readonly due: readonly DueEntry[] },
  now: Date,
): Today {
  const today = cityDay(now);
  const isOff = isDayOff(plan, today);
  const candidates = due.map((entry) => ({ entry, memory: entry, seconds: entry.seconds, lastWrongAt: entry.lastAt }));
  const chosen = isOff ? [] : withinBudget(candidates, plan.minutes * 60 - spent, now);
  return {
    plan,
    isDayOff: isOff,
    chosen: chosen.slice(0, mostPractised).map(({ entry }) => entry),
    due: due.length,
  };
}
