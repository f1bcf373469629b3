import { invalid } from 'edutech/core/common/errors';
import { type Day, cityDay, isDay } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Handler } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import { checkLoad, dailyLimit, type LoadRule, loadState } from '../../model/publishing/load';
import { selectGrade } from '../homework/homework.queries';
import { type LoadRow, selectLoad } from './load.queries';

/** Longest stretch of days that is asked for: two months of a calendar. */
const mostDays = 62;

const minutesOf = (rows: readonly LoadRow[]) => rows.reduce((sum, { minutes }) => sum + minutes, 0);

export const classLoad =
  (organisation: Organisation, rule: LoadRule): Handler<typeof api.classLoad> =>
  async ({ db, actor, input, language }) => {
    const { from, to } = input;
    const days = isDay(from) && isDay(to) ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : -1;
    if (days < 0 || days > mostDays) throw invalid('work.error.wrongDays', { days: mostDays });
    const ofClass = await organisation.readClass(db, actor, input.classid);
    const { number } = await selectGrade(db, ofClass.grade_id);
    const limit = dailyLimit(number);
    const rows = await selectLoad(db, { schoolId: ofClass.school_id, classId: ofClass.id }, { from, to, language });
    return {
      rule,
      limit,
      days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => ({
        day,
        minutes: minutesOf(ofDay),
        state: loadState(minutesOf(ofDay), limit),
        homework: ofDay.map(({ assignmentId, title, subject, subjectCode, minutes, dueAt }) => ({
          assignmentid: assignmentId,
          title,
          subject,
          subjectcode: subjectCode,
          minutes,
          dueat: dueAt.toISOString(),
        })),
      })),
    };
  };

/** What a class's day comes to with one homework more, and whether that may be. */
export async function loadWith(
  db: Db,
  ofClass: { readonly schoolId: string; readonly classId: string; readonly grade: number },
  { dueAt, minutes }: { readonly dueAt: Date; readonly minutes: number },
  { rule, reason }: { readonly rule: LoadRule; readonly reason: string },
): Promise<{ day: Day; minutes: number; limit: number | null; outcome: ReturnType<typeof checkLoad> }> {
  const day = cityDay(dueAt);
  const before = minutesOf(await selectLoad(db, ofClass, { from: day, to: day, language: 'zh-CN' }));
  const limit = dailyLimit(ofClass.grade);
  const outcome = checkLoad(rule, { before, added: minutes, limit }, reason);
  return { day, minutes: before + minutes, limit, outcome };
}
