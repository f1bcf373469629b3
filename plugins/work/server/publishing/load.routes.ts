import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Day, cityDay, isDay } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Handler } from 'edutech/core/server/call';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type * as api from '../../api';
import { checkLoad, dailyLimit, type LoadRule, loadState } from '../../model/publishing/load';
import { selectGrade } from '../homework/homework.queries';
import { selectHeaviestLoad, selectLoad } from './load.queries';

/** Longest period of one call: two months of a calendar. */
const mostDays = 62;

export const classLoad =
  (organisation: Organisation, levels: LevelSettings, rule: LoadRule): Handler<typeof api.classLoad> =>
  async ({ db, actor, input, language }) => {
    const { from, to } = input;
    const days = isDay(from) && isDay(to) ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : -1;
    if (days < 0 || days > mostDays) throw invalid('work.error.wrongDays', { days: mostDays });
    const ofClass = await organisation.readClass(db, actor, input.classId);
    const { number } = await selectGrade(db, ofClass.gradeId);
    const limit = dailyLimit(number, levels.at(ofClass.schoolId));
    const key = { schoolId: ofClass.schoolId, classId: ofClass.id };
    const [rows, heaviest] = await Promise.all([
      selectLoad(db, key, { from, to, language }),
      selectHeaviestLoad(db, key, { from, to }),
    ]);
    const minutesOf = new Map(heaviest.map(({ day, minutes }) => [day, minutes]));
    return {
      rule,
      limit,
      days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => ({
        day,
        minutes: minutesOf.get(day) ?? 0,
        state: loadState(minutesOf.get(day) ?? 0, limit),
        homework: ofDay.map(({ assignmentId, title, subject, subjectCode, minutes, dueAt }) => ({
          assignmentId,
          title,
          subject,
          subjectCode,
          minutes,
          dueAt: dueAt.toISOString(),
        })),
      })),
    };
  };

/** The daily load of students with one more homework, and whether the city's rule allows it. */
export async function checkLoadWith(
  db: Db,
  ofClass: { readonly schoolId: string; readonly classId: string; readonly grade: number },
  { dueAt, minutes, people }: { readonly dueAt: Date; readonly minutes: number; readonly people: readonly Id[] },
  { levels, rule, reason }: { readonly levels: LevelSettings; readonly rule: LoadRule; readonly reason: string },
): Promise<{ day: Day; minutes: number; limit: number | null; outcome: ReturnType<typeof checkLoad> }> {
  const day = cityDay(dueAt);
  const [heaviest] = await selectHeaviestLoad(db, ofClass, { from: day, to: day }, people);
  const before = heaviest?.minutes ?? 0;
  const limit = dailyLimit(ofClass.grade, levels.at(ofClass.schoolId));
  const outcome = checkLoad(rule, { before, added: minutes, limit }, reason);
  return { day, minutes: before + minutes, limit, outcome };
}
