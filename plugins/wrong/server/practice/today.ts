import type { Db } from 'edutech/core/server/data/db';
import { addDays, cityDay, startOf } from '../../model/days';
import { mostPractised } from '../../model/entry';
import { type Plan, usualPlan } from '../../model/plan';
import { type EntryRow, selectDue, type Whose } from '../mine/entries.queries';
import { withheldQuestions } from '../sources';
import type { Parts, Reader } from '../showing';
import { selectPlan, selectSpent } from './practice.queries';
import { isDayOff } from './scheduling/placing';
import { withinBudget } from './scheduling/todays';

/** Entries that are looked at for a day: more than anybody practises. */
export const mostLookedAt = 200;

export interface Today {
  readonly plan: Plan;
  readonly isDayOff: boolean;
  /** What is practised today, the most urgent first. */
  readonly chosen: readonly EntryRow[];
  /** All that is due, the chosen ones too. */
  readonly due: number;
}

export const planOf = async (db: Db, personId: Whose['personId']): Promise<Plan> =>
  (await selectPlan(db, personId)) ?? usualPlan;

/** Leaves out what cannot be practised now: its answer is kept back by homework. */
export async function practisable(
  db: Db,
  { sources }: Pick<Parts, 'sources'>,
  rows: readonly EntryRow[],
  { personId }: Whose,
  now: Date,
): Promise<EntryRow[]> {
  const chosen = rows.flatMap(({ area, questionId }) => (area === '' && questionId ? [questionId] : []));
  const withheld = await withheldQuestions(db, sources, personId, chosen, now);
  return rows.filter(({ area, questionId }) => area !== '' || !questionId || !withheld.has(questionId));
}

/** What somebody is to practise today: within his minutes, less those that he has practised already. */
export async function todaysOf(
  db: Db,
  parts: Pick<Parts, 'sources'>,
  whose: Whose,
  { now, language }: Pick<Reader, 'now' | 'language'>,
): Promise<Today> {
  const today = cityDay(now);
  const [plan, rows, spent] = await Promise.all([
    planOf(db, whose.personId),
    selectDue(db, whose, endOfDay(now), mostLookedAt, language),
    selectSpent(db, whose.personId, startOf(today)),
  ]);
  return chosenOf({ plan, spent, due: await practisable(db, parts, rows, whose, now) }, now);
}

/** Until when what is due belongs to a day. */
export const endOfDay = (now: Date): Date => startOf(addDays(cityDay(now), 1));

/** Of what is due, the earliest first, what is practised today. */
export function chosenOf(
  { plan, spent, due }: { readonly plan: Plan; readonly spent: number; readonly due: readonly EntryRow[] },
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
