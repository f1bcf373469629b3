import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { currentTermId } from 'edutech/core/server/terms/terms';

/** A class and a subject that somebody teaches there. */
export interface TaughtClass {
  readonly classId: Id;
  readonly className: string;
  readonly subjectId: Id;
}

/** What a teacher teaches in this term; desks and figures take it, so that none shows another's class. */
export interface Teaching {
  readonly schoolId: Id | null;
  readonly personId: Id;
  readonly termId: Id;
  readonly classes: readonly TaughtClass[];
}

export interface ClassWish {
  readonly classId?: Id | undefined;
  readonly subjectId?: Id | undefined;
}

export async function loadTeaching(db: Db, { schoolId, personId }: SignedIn, now: Date): Promise<Teaching> {
  const termId = await currentTermId(db, now);
  const classes = await db.all<TaughtClass>(sql`
    select t.class_id, c.name as class_name, t.subject_id
    from core.class_teacher t join core.class c on c.school_id = t.school_id and c.id = t.class_id
    where t.school_id = ${schoolId}::uuid and t.term_id = ${termId} and t.person_id = ${personId}
    order by c.name, c.id, t.subject_id`);
  return { schoolId, personId, termId, classes };
}

/** The same, narrowed; 404 `coach.error.noClass` for a class or subject that is not taught. */
export function narrowed(teaching: Teaching, { classId, subjectId }: ClassWish): Teaching {
  const classes = teaching.classes.filter(
    (one) => (!classId || one.classId === classId) && (!subjectId || one.subjectId === subjectId),
  );
  if ((classId || subjectId) && classes.length === 0) throw notFound('coach.error.noClass');
  return { ...teaching, classes };
}

export const subjectsOf = ({ classes }: Teaching): Id[] => [...new Set(classes.map(({ subjectId }) => subjectId))];

/** Whether a row of a class and a subject is of what somebody teaches. */
export const isTaught = ({ classes }: Teaching, classId: Query, subjectId: Query): Query<boolean> =>
  sql`(${classId}, ${subjectId}) in (select * from unnest(${classes.map((one) => one.classId)}::uuid[],
    ${classes.map((one) => one.subjectId)}::uuid[]))`;
