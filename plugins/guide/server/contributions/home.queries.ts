import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Block } from '../../model/book/document';

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

interface LessonHeld {
  readonly id: Id;
  readonly classId: Id;
  readonly className: string;
  readonly subjectId: Id;
  readonly title: string;
  readonly blocks: Pick<Block, 'id' | 'phase' | 'title'>[];
  readonly opened: Id[];
}

/** The latest lesson that each class had by a guide book of a teacher since a moment. */
export const selectLessonsHeld = (db: Db, personId: Id, { from, until, most }: Span) =>
  db.all<LessonHeld>(sql`
    select h.id, h.class_id, h.class_name, h.subject_id, h.title, h.blocks, h.opened
    from (
      select distinct on (a.class_id, a.subject_id) a.id, a.class_id, c.name as class_name, a.subject_id, a.title,
        a.document -> 'blocks' as blocks, a.opened, a.lesson_at
      from guide.assignment a join core.class c on c.school_id = a.school_id and c.id = a.class_id
      where a.published_by = ${personId} and a.withdrawn_at is null and a.lesson_at >= ${from} and a.after_at <= ${until}
      order by a.class_id, a.subject_id, a.lesson_at desc, a.id) h
    order by h.lesson_at desc, h.id limit ${most}`);

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
