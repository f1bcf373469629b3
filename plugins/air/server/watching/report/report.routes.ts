import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { thoseWhoMay } from 'edutech/core/server/consents/may-use';
import type { Db } from 'edutech/core/server/data/db';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { airLessonReport, airWatchClasses, airWatchReport, WatchingStudent, WatchState } from '../../../api';
import { heatOf } from '../../../model/watching/heat';
import { inOrder } from '../../../model/watching/student-order';
import {
  type ClassInTerm,
  countWatchedLessons,
  type StudentRow,
  selectClasses,
  selectLessonHead,
  selectWatchedLessons,
  selectWatchedSubjects,
  selectWatchingStudents,
} from './report.queries';

/** What the report asks for. */
export interface ReportParts {
  readonly organisation: Organisation;
}

type ClassCall = Call<{ classId: Id; termId?: Id }, SignedIn>;

export const listWatchClasses: SingleHandler<typeof airWatchClasses> = async ({ db, actor, input, now }) =>
  selectClasses(db, actor, input.termId ?? (await currentTermId(db, now)));

/** The class, for whom may read its students, in the term that was asked for; else 404 `core.organisation.noClass`. */
export async function placeOf(
  { organisation }: ReportParts,
  { db, actor, input, now }: ClassCall,
): Promise<ClassInTerm & { readonly students: number; readonly name: string }> {
  const ofClass = await organisation.readClass(db, actor, input.classId);
  const termId = input.termId ?? (await currentTermId(db, now));
  const students = await organisation.membersOf(db, ofClass, termId);
  return { ofClass, termId, students: students.length, name: ofClass.name };
}

export const showWatchReport =
  (parts: ReportParts): SingleHandler<typeof airWatchReport> =>
  async (call) => {
    const { db, input, language } = call;
    const place = await placeOf(parts, call);
    const [rows, total, subjects] = await Promise.all([
      selectWatchedLessons(db, place, place.students, input, language),
      countWatchedLessons(db, place, input, language),
      selectWatchedSubjects(db, place, language),
    ]);
    return {
      items: rows,
      page: pageInfo(input, total),
      students: place.students,
      subjects,
    };
  };

export const showLessonReport =
  (parts: ReportParts): SingleHandler<typeof airLessonReport> =>
  async (call) => {
    const { db, input, language } = call;
    const place = await placeOf(parts, call);
    const lesson = await selectLessonHead(db, input.id, language);
    const all = await selectWatchingStudents(db, place, lesson.resourceId);
    const chosen = inOrder(all.filter(fits(input)), input.sort);
    const first = (input.page - 1) * input.pageLine;
    return {
      lesson,
      items: await studentsOf(call, chosen.slice(first, first + input.pageLine)),
      page: pageInfo(input, chosen.length),
      students: all.length,
      begun: all.filter(({ state }) => state !== 'none').length,
      finished: all.filter(({ state }) => state === 'finished').length,
      share: all.length === 0 ? 0 : all.reduce((sum, { share }) => sum + share, 0) / all.length,
      heat: heatOf(
        all.map(({ ranges }) => ranges),
        lesson.seconds,
      ),
    };
  };

/** Students that somebody looks for. */
export const fits =
  ({ q, state }: { readonly q?: string | undefined; readonly state?: WatchState | undefined }) =>
  (student: Pick<StudentRow, 'name' | 'usercode' | 'state'>): boolean =>
    (!state || student.state === state) && (!q || student.name.includes(q) || student.usercode.includes(q));

/** Lines of students; for those who have not begun, whether consent would allow a record. */
export async function studentsOf(
  { db, now }: { readonly db: Db; readonly now: Date },
  rows: readonly StudentRow[],
): Promise<WatchingStudent[]> {
  const ids = rows.map(({ userId }) => userId);
  const kept = await thoseWhoMay(db, ids, 'records', now);
  return rows.map(({ lastAt, ranges: _, ...row }) => ({
    ...row,
    lastAt: lastAt?.toISOString() ?? null,
    isUnkept: lastAt === null && !kept.has(row.userId),
  }));
}
