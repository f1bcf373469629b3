import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

interface Span {
  readonly from: Date;
  readonly until: Date;
  readonly most: number;
}

/** A lesson by a guide book, with how many students have it and how many have submitted all that comes before the lesson. */
export interface LessonSoon {
  readonly id: Id;
  readonly title: string;
  readonly className: string;
  readonly lessonAt: Date;
  readonly students: number;
  readonly done: number;
}

/** Blocks before the lesson in which something is answered (`countedBlocks`): a home needs no more of a guide book. */
const asked =
  '$.blocks[*] ? (@.phase == "before" && exists(@.parts[*] ? (@.kind == "question" || @.kind == "ask"))).id';

/** Lessons that a teacher has given a guide book for, that are to come. */
export const selectLessonsSoon = (db: Db, personId: Id, { from, until, most }: Span) =>
  db.all<LessonSoon>(sql`
    select a.id, a.title, c.name as class_name, a.lesson_at, of.students,
      case when cardinality(before.ids) = 0 then 0 else of.done end as done
    from guide.assignment a join core.class c on c.school_id = a.school_id and c.id = a.class_id
    cross join lateral (select coalesce(array_agg((id #>> '{}')::uuid), '{}') as ids
      from jsonb_path_query(a.document, ${asked}::jsonpath) as id) before
    cross join lateral (
      select count(*)::int as students, (count(*) filter (where t.submitted @> before.ids))::int as done
      from guide.attempt t where t.school_id = a.school_id and t.assignment_id = a.id) of
    where a.published_by = ${personId} and a.withdrawn_at is null and a.after_at > ${from} and a.lesson_at < ${until}
    order by a.lesson_at, a.id limit ${most}`);
