import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

interface Asked {
  readonly schoolId: Id | null;
  readonly personId: Id;
  readonly termId: Id;
}

/** Fewest answers from which a class's result is shown. */
const fewest = 10;

/**
 * Classes that a teacher has this term, with the number of questions that a third or more got wrong since a moment, most
 * first.
 */
export const selectFrequentlyWrong = (db: Db, { schoolId, personId, termId }: Asked, since: Date) =>
  db.all<{ classId: Id; subjectId: Id; name: string; count: number }>(sql`
    select q.class_id, q.subject_id, c.name, count(*)::int as count
    from wrong.class_question q join core.class c on c.school_id = q.school_id and c.id = q.class_id
    where q.school_id = ${schoolId}::uuid and q.last_at > ${since} and q.answered >= ${fewest}
      and q.wrong * 3 >= q.answered and (q.class_id, q.subject_id) in (
        select t.class_id, t.subject_id from core.class_teacher t
        where t.school_id = ${schoolId}::uuid and t.term_id = ${termId} and t.person_id = ${personId})
    group by q.class_id, q.subject_id, c.name order by count(*) desc, c.name limit 3`);
