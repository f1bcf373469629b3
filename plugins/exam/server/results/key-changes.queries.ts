import { type Id, newId } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { ExamKey, KeyChange } from '../../api/results';

/** What a student has of a part, with the names of both for a preview. */
export interface NamedResult {
  readonly studentId: Id;
  readonly name: string;
  readonly className: string;
  readonly part: number;
  readonly answer: Answer | null;
  readonly points: number | null;
}

/** Results of an item that have an answer, in the order of class lists. */
export const selectNamedResults = (db: Db, { schoolId, examId }: ExamKey, itemId: Id) =>
  db.all<NamedResult>(sql`
    select r.student_id, p.name, coalesce(c.name, '') as class_name, r.part, r.answer, r.points::float8 as points
    from exam.result r
    join core.person p on p.id = r.student_id
    left join lateral (
      select c.name, c.number from exam.exam_class x
      join core.class_member m on m.school_id = x.school_id and m.class_id = x.class_id and m.person_id = r.student_id
      join core.class c on c.school_id = x.school_id and c.id = x.class_id
      where x.school_id = r.school_id and x.exam_id = r.exam_id order by m.term_id desc limit 1) c on true
    where r.school_id = ${schoolId} and r.exam_id = ${examId} and r.item_id = ${itemId} and r.answer is not null and not r.is_left_out
    order by c.number nulls last, p.usercode, r.part`);

/** Keys that take the place of those of the paper, by item. */
export const selectChangedKeys = async (db: Db, { schoolId, examId }: ExamKey): Promise<ReadonlyMap<Id, QuestionKey>> =>
  new Map(
    (
      await db.all<{ itemId: Id; key: QuestionKey }>(sql`
        select distinct on (item_id) item_id, key from exam.key_change
        where school_id = ${schoolId} and exam_id = ${examId} order by item_id, changed_at desc, id desc`)
    ).map(({ itemId, key }) => [itemId, key]),
  );

export const insertKeyChange = (
  db: Db,
  { schoolId, examId }: ExamKey,
  {
    itemId,
    key,
    changed,
    by,
    now,
  }: {
    readonly itemId: Id;
    readonly key: QuestionKey;
    readonly changed: number;
    readonly by: Id;
    readonly now: Date;
  },
) =>
  db.run(sql`
    insert into exam.key_change (school_id, id, exam_id, item_id, key, changed, changed_by, changed_at)
    values (${schoolId}, ${newId(now.getTime())}, ${examId}, ${itemId}, ${JSON.stringify(key)}, ${changed}, ${by}, ${now})`);

/** Changes that are listed. */
const mostListed = 100;

/** Changes of keys of an exam, the latest first. */
export const selectKeyChanges = (db: Db, { schoolId, examId }: ExamKey) =>
  db.all<KeyChange>(sql`
    select k.item_id, k.changed, p.name as by, k.changed_at as at
    from exam.key_change k join core.person p on p.id = k.changed_by
    where k.school_id = ${schoolId} and k.exam_id = ${examId} order by k.changed_at desc, k.id desc limit ${mostListed}`);
