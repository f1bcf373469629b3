import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { HomeworkKind } from '../../model/homework';

/** Homework that a student has to do, the nearest deadline first. */
export const selectDue = (db: Db, personId: Id, now: Date) =>
  db.all<{
    id: Id;
    title: string;
    kind: HomeworkKind;
    subject: string;
    subjectEn: string;
    minutes: number;
    round: number;
    dueAt: Date | null;
  }>(sql`
    select t.id, h.title, h.kind, s.name as subject, s.name_en as subject_en, a.minutes, t.round,
      case when t.round > 0 then t.due_at else coalesce(t.due_at, a.due_at) end as due_at
    from work.attempt t
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join core.subject s on s.id = a.subject_id
    where t.person_id = ${personId} and t.state in (0, 1, 4) and a.withdrawn_at is null and h.removed_at is null
      and a.starts_at <= ${now} and (t.round > 0 and t.due_at is null
        or coalesce(t.due_at, a.due_at) + coalesce(a.late_until - a.due_at, interval '0') > ${now}::timestamptz)
    order by coalesce(t.due_at, a.due_at), t.id limit 20`);

/** Homework published by a teacher with answers to mark, the oldest first. */
export const selectUnmarked = (db: Db, personId: Id) =>
  db.all<{ homeworkId: Id; title: string; waiting: number }>(sql`
    select h.id as homework_id, h.title, sum(a.submitted - a.corrected)::int as waiting
    from work.assignment a join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    where a.published_by = ${personId} and a.withdrawn_at is null and h.removed_at is null and a.submitted > a.corrected
    group by h.school_id, h.id, h.title order by min(a.due_at), h.id limit 10`);

interface OfTerm {
  readonly personId: Id;
  readonly termId: Id;
  readonly gradeId?: Id;
  readonly subjectId?: Id;
}

/** How many assignments a teacher has published in a term. */
export const countPublished = async (db: Db, { personId, termId, gradeId, subjectId }: OfTerm): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from work.assignment a
      join core.class c on c.school_id = a.school_id and c.id = a.class_id
      join core.term t on t.id = ${termId}
      where a.published_by = ${personId} and a.withdrawn_at is null
        and a.published_at >= t.starts_on and a.published_at < t.ends_on + 1
        and (${gradeId ?? null}::uuid is null or c.grade_id = ${gradeId ?? null}::uuid)
        and (${subjectId ?? null}::uuid is null or a.subject_id = ${subjectId ?? null}::uuid)`)
  ).count;

/** Share of full points that classes reached, from stored totals. */
export const selectRates = (
  db: Db,
  { termId, subjectId }: { readonly termId: Id; readonly subjectId?: Id },
  classIds: readonly Id[],
) =>
  db.all<{ classId: Id; right: number; answers: number }>(sql`
    select a.class_id, round(sum(a.points))::int as right, round(sum(a.of))::int as answers
    from work.assignment a join core.term t on t.id = ${termId}
    where a.class_id = any(${[...classIds]}::uuid[]) and a.withdrawn_at is null and a.of > 0
      and a.published_at >= t.starts_on and a.published_at < t.ends_on + 1
      and (${subjectId ?? null}::uuid is null or a.subject_id = ${subjectId ?? null}::uuid)
    group by a.class_id`);
