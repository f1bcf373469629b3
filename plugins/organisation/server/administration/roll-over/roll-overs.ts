import type { Id } from 'edutech/core/common/ids';
import type { RollOverContext, RollOverYear } from '../../../model/rosters/roll-over-context';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import { selectGrades, selectSchools } from '../rosters/context.queries';
import {
  lockStudents,
  lockSchool,
  selectLessonsOf,
  selectStudentPosts,
  selectEnrolmentsOf,
  selectSizes,
  selectYearClasses,
  selectYearNow,
  selectYearNext,
  type SchoolSize,
} from './roll-over.queries';

/** The data that a roll-over of school years reads; {@link Rosters} writes and undoes it. */
export interface RollOvers {
  /** The school year of this day with its current term, and the one after it with its first term; null: there is none. */
  years(db: Db, now: Date): Promise<{ from: RollOverYear | null; to: RollOverYear | null }>;
  /**
   * Locks a school, its students and some others until the transaction ends: nobody is added, removed or moved by an
   * import, a transfer or the form while its year rolls over or back. Called before anything of it is read. As the
   * system.
   */
  hold(db: Db, schoolId: Id, others?: readonly Id[]): Promise<void>;
  /** Everything of a school; null as long as there is no next year, or no such school. */
  context(db: Db, schoolId: Id, now: Date): Promise<RollOverContext | null>;
  /** The size of schools in a term, and the number of their students in the last grade. */
  sizes(
    db: Db,
    schoolIds: readonly Id[],
    years: { from: RollOverYear; to: RollOverYear | null },
  ): Promise<SchoolSize[]>;
}

const yearsAt: RollOvers['years'] = async (db, now) => {
  const from = (await selectYearNow(db, cityDay(now))) ?? null;
  return { from, to: from && ((await selectYearNext(db, from.startsOn)) ?? null) };
};

/** As the tables have it. It keeps nothing, so there is one for all. */
export const tableRollOvers: RollOvers = {
  years: yearsAt,
  sizes: selectSizes,
  hold: async (db, schoolId, others = []) => {
    // people first: whoever moves a person locks the person before the schools
    await lockStudents(db, schoolId, others);
    await lockSchool(db, schoolId);
  },
  context: async (db, schoolId, now) => {
    const { from, to } = await yearsAt(db, now);
    const [school] = await selectSchools(db, [schoolId]);
    if (!from || !to || !school) return null;
    return {
      school,
      from,
      to,
      grades: await selectGrades(db),
      classes: await selectYearClasses(db, schoolId, from.id),
      nextClasses: await selectYearClasses(db, schoolId, to.id),
      seats: await selectEnrolmentsOf(db, schoolId, from.termId),
      lessons: await selectLessonsOf(db, schoolId, from.termId),
      studentPosts: await selectStudentPosts(db, schoolId),
    };
  },
};
