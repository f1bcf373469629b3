import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

interface Asked {
  readonly schoolId: Id | null;
  readonly personId: Id;
  readonly termId: Id;
}

/** Questions that wait for a teacher, by class and subject; the earliest time that was said for an answer. */
export const selectWaiting = (db: Db, { schoolId, personId, termId }: Asked, now: Date) =>
  db.all<{
    classId: Id;
    className: string;
    subjectId: Id;
    open: number;
    items: number;
    dueAt: Date | null;
    late: number;
  }>(sql`
    select c.class_id, k.name as class_name, c.subject_id, sum(c.open)::int as open, count(*)::int as items,
      min(w.due_at) as due_at, coalesce(sum(w.late), 0)::int as late
    from coach.class_item c join core.class k on k.school_id = c.school_id and k.id = c.class_id
    join core.class_teacher t on t.school_id = c.school_id and t.class_id = c.class_id and t.subject_id = c.subject_id
      and t.term_id = ${termId} and t.person_id = ${personId}
    cross join lateral (select min(r.expected_at) as due_at, count(*) filter (where r.expected_at < ${now}) as late
      from coach.request r where r.school_id = c.school_id and r.item_id = c.item_id and r.class_id = c.class_id
        and r.state = 0 and r.removed_at is null) w
    where c.school_id = ${schoolId}::uuid and c.open > 0
    group by c.class_id, k.name, c.subject_id order by sum(c.open) desc, k.name, c.subject_id limit 10`);

/** How many of a student's questions are answered, with news. */
export const countAnswered = (db: Db, personId: Id) =>
  db.one<{ count: number }>(sql`
    select count(*)::int as count from coach.request where person_id = ${personId} and state = 1 and removed_at is null`);

/** Answers that a teacher published in a term. */
export const countPublished = (db: Db, { schoolId, personId, termId }: Asked) =>
  db.one<{ count: number }>(sql`
    select count(*)::int as count from coach.answer a join core.term t on t.id = ${termId}
    where a.school_id = ${schoolId}::uuid and a.author_id = ${personId} and a.removed_at is null
      and a.created_at >= t.starts_on::timestamptz and a.created_at < (t.ends_on + 1)::timestamptz`);
