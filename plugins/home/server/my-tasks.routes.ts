import { cityDay } from 'edutech/core/common/time/city-time';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Switches } from 'edutech/core/server/switches';
import type { Timetable, Whose } from 'edutech/plugins/organisation/api';
import type { HomeSource, LessonNow, myTasks } from '../api';
import type { KnownTerms } from './known-terms';
import { taskQuestionOf } from './question';
import { tasksOf } from './tasks';

export interface TaskParts {
  readonly catalogue: Catalogue;
  readonly organisation: Organisation;
  readonly sources: readonly HomeSource[];
  readonly switches: Switches;
  readonly terms: KnownTerms;
  readonly timetables: readonly Timetable[];
}

/** All that waits for the caller, and the lesson of this hour. */
export const showMyTasks =
  (parts: TaskParts): SingleHandler<typeof myTasks> =>
  async (call) => {
    const { db, now, language } = call;
    const termId = (await parts.terms.current(db, now, language))?.termId ?? null;
    const [tasks, lesson] = await Promise.all([
      tasksOf(parts.sources, parts.catalogue, db, taskQuestionOf(call, termId, parts)),
      lessonNow(parts, call, termId),
    ]);
    return { now: now.toISOString(), lesson, tasks };
  };

/** The lesson that is held now, or the next one of today; null for people without lessons. */
async function lessonNow(parts: TaskParts, call: Call<unknown, SignedIn>, termId: string | null) {
  const { db, now, language } = call;
  const [timetable] = parts.timetables;
  const whose = timetable && (await lessonsOf(parts, call, termId));
  if (!whose) return null;
  const today = cityDay(now);
  const lessons = await timetable.lessonsOf(db, whose, { from: today, to: today, language });
  const lesson = lessons.find(({ ends }) => ends > now);
  if (!lesson) return null;
  const { starts, ends, className, subject, room } = lesson;
  return { starts: starts.toISOString(), ends: ends.toISOString(), className, subject, room } satisfies LessonNow;
}

/** Whose lessons are the caller's: a teacher's own, a student's class. */
async function lessonsOf(
  { organisation }: TaskParts,
  { db, actor }: Call<unknown, SignedIn>,
  termId: string | null,
): Promise<Whose | undefined> {
  const { schoolId, personId, category } = actor;
  if (!schoolId) return undefined;
  if (category === 'teacher') return { schoolId, teacherId: personId };
  if (category !== 'student' || !termId) return undefined;
  const [own] = await organisation.classesOfStudent(db, personId, termId);
  return own && { schoolId, classId: own.id };
}
