import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

interface Asked {
  readonly schoolId: Id | null;
  readonly personId: Id;
  readonly termId: Id;
}

/** Fewest answers from which a class's result is shown. */
const fewest = 10;

/** Questions that a third or more of a teacher's class got wrong since a moment, the most difficult first. */
export const selectFrequentlyWrong = (db: Db, { schoolId, personId, termId }: Asked, since: Date, most: number) =>
  db.all<{
    classId: Id;
    className: string;
    subjectId: Id;
    questionId: Id;
    version: number;
    title: string;
    answered: number;
    wrong: number;
  }>(sql`
    select q.class_id, c.name as class_name, q.subject_id, q.question_id, q.question_version as version, q.answered, q.wrong,
      coalesce((select r.title from wrong.result r
        where r.school_id = q.school_id and r.class_id = q.class_id and r.question_id = q.question_id
        order by r.at desc, r.person_id limit 1), '') as title
    from wrong.class_question q join core.class c on c.school_id = q.school_id and c.id = q.class_id
    where q.school_id = ${schoolId}::uuid and q.last_at > ${since} and q.answered >= ${fewest}
      and q.wrong * 3 >= q.answered and (q.class_id, q.subject_id) in (
        select t.class_id, t.subject_id from core.class_teacher t
        where t.school_id = ${schoolId}::uuid and t.term_id = ${termId} and t.person_id = ${personId})
    order by q.wrong::float8 / q.answered desc, q.last_at desc, q.question_id limit ${most}`);
