import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import { addSpent, lockSpent } from './budget.queries';

/**
 * Sets tokens aside before a request: false where the budget of the day or of the month is spent. What is set aside counts at once,
 * so requests at the same time spend at most one of them more than the budget. What a process that dies has set aside stays spent.
 */
export async function setAside(
  db: Db,
  levels: LevelSettings,
  { schoolId, tokens, now }: { readonly schoolId: Id; readonly tokens: number; readonly now: Date },
): Promise<boolean> {
  const day = cityDay(now);
  const { assistantDailyTokens, assistantMonthlyTokens } = levels.at(schoolId);
  const spent = await lockSpent(db, schoolId, day);
  const today = spent.find((one) => one.day === day)?.tokens ?? 0;
  const month = spent.reduce((sum, one) => sum + one.tokens, 0);
  if (today >= assistantDailyTokens || month >= assistantMonthlyTokens) return false;
  await addSpent(db, schoolId, day, tokens);
  return true;
}
