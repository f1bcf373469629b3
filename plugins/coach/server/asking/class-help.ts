import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { expectedAt, isOnDuty, quietEnd } from '../../model/times';
import { selectDuties, selectTeachers, type TeacherRow } from './class.queries';

/** The class in which a student asks. */
export interface OwnClass {
  readonly schoolId: Id;
  readonly termId: Id;
  readonly classId: Id;
}

/** The class of a student in this term; else 422 `coach.error.noClass`. */
export async function ownClass(
  db: Db,
  { organisation }: { readonly organisation: Organisation },
  { personId }: SignedIn,
  now: Date,
): Promise<OwnClass> {
  const termId = await currentTermId(db, now);
  const [own] = await organisation.classesOfStudent(db, personId, termId);
  if (!own) throw invalid('coach.error.noClass');
  return { schoolId: own.schoolId, termId, classId: own.id };
}

interface HelpOf {
  readonly teachers: string[];
  readonly onDuty: string[];
  readonly expected: Date;
  readonly quietUntil: Date | null;
}

export type HelpIn = HelpOf & { readonly people: readonly TeacherRow[] };

/** Who answers a class in some subjects, and by when. The connection is the system's. */
export async function helpsIn(
  db: Db,
  own: OwnClass,
  subjectIds: readonly Id[],
  now: Date,
): Promise<(subjectId: Id) => HelpIn> {
  const [teachers, duties] = await Promise.all([
    selectTeachers(db, own, subjectIds),
    selectDuties(db, own.schoolId, subjectIds),
  ]);
  return (subjectId) => {
    const people = teachers.filter((one) => one.subjectId === subjectId);
    const all = duties.filter((one) => one.subjectId === subjectId);
    // duties of the class's own teachers count first; those of the subject group where they have none
    const theirs = all.filter(({ personId }) => people.some((one) => one.personId === personId));
    return {
      people,
      teachers: people.map(({ name }) => name),
      onDuty: [...new Set(all.filter((duty) => isOnDuty(duty, now)).map(({ name }) => name))],
      expected: expectedAt(now, theirs.length > 0 ? theirs : all),
      quietUntil: quietEnd(now),
    };
  };
}

/** The same in one subject. */
export const helpIn = async (db: Db, own: OwnClass, subjectId: Id, now: Date): Promise<HelpIn> =>
  (await helpsIn(db, own, [subjectId], now))(subjectId);
