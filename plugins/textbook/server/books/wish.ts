import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { GradeAndSubject } from 'edutech/core/server/organisation/classes/classes.queries';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call } from 'edutech/core/server/call';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { selectSchoolYear } from './books.queries';
import type { BookWish } from './user-books.queries';

/** What narrows the books and trees that somebody works with. */
export interface Work extends Pick<BookWish, 'taught' | 'gradeIds' | 'stage' | 'termId'> {
  /** One entry for each class and subject. */
  readonly lessons: readonly GradeAndSubject[];
}

/**
 * What somebody has to do with in a term (default: the current one): a teacher with what he teaches, or with all of the
 * school if he teaches nothing; a student with his grade; others with the stage of their school, or with everything.
 * 404 `core.terms.none` for a term that is not there.
 */
export async function workOf(
  { db, actor, now }: Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now'>,
  organisation: Organisation,
  asked: Id | undefined,
): Promise<Work> {
  const termId = asked ?? (await currentTermId(db, now));
  if (asked) await selectSchoolYear(db, asked);
  const school = await organisation.schoolOf(db, actor);
  const stage = school?.stage ?? null;
  if (actor.category === 'student') {
    const classes = await organisation.classesOfStudent(db, actor.personId, termId);
    return { termId, stage, taught: null, gradeIds: classes.map((one) => one.gradeId), lessons: [] };
  }
  const rows = actor.category === 'teacher' ? await organisation.classesOfTeacher(db, actor.personId, termId) : [];
  const lessons = rows.map((row) => ({ gradeId: row.gradeId, subjectId: row.subjectId }));
  if (lessons.length === 0) return { termId, stage, taught: null, gradeIds: null, lessons };
  // who teaches in two schools is shown what he teaches in both
  return { termId, stage: null, taught: lessons, gradeIds: null, lessons };
}
