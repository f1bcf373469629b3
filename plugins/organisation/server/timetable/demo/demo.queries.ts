import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface TaughtRow {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly stage: Stage;
  readonly headId: Id | null;
  readonly subjectId: Id;
  readonly code: string;
  readonly teacherId: Id;
}

/** Who teaches what in a term: in one school, or in all. */
export const selectTaught = (db: Db, termId: Id, schoolId: Id | null) =>
  db.all<TaughtRow>(sql`
    select t.school_id, t.class_id, g.stage, c.head_person_id as head_id, t.subject_id, s.code, t.person_id as teacher_id
    from core.class_teacher t
    join core.class c on c.school_id = t.school_id and c.id = t.class_id
    join core.grade g on g.id = c.grade_id
    join core.subject s on s.id = t.subject_id
    where t.term_id = ${termId} and (${schoolId}::uuid is null or t.school_id = ${schoolId}::uuid)
    order by t.school_id, g.number, c.number, s.sort`);

export interface DemoTerm {
  readonly id: Id;
  readonly yearStart: number;
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/** Terms, the newest first. */
export const selectTerms = (db: Db) =>
  db.all<DemoTerm>(sql`
    select t.id, extract(year from y.starts_on)::int as year_start, t.starts_on::text, t.ends_on::text
    from core.term t join core.school_year y on y.id = t.school_year_id order by t.starts_on desc`);
