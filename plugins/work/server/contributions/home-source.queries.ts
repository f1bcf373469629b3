import type { Id } from 'edutech/core/common/ids';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

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
        and a.published_at >= t.starts_on::timestamp at time zone ${cityTimeZone}
        and a.published_at < (t.ends_on + 1)::timestamp at time zone ${cityTimeZone}
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
      and a.published_at >= t.starts_on::timestamp at time zone ${cityTimeZone}
      and a.published_at < (t.ends_on + 1)::timestamp at time zone ${cityTimeZone}
      and (${subjectId ?? null}::uuid is null or a.subject_id = ${subjectId ?? null}::uuid)
    group by a.class_id`);
