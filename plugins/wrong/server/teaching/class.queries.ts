import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Reason } from '../../model/entry';

/** A class and a subject that the actor teaches there; later reads take this row instead of ids. */
export interface TaughtRow {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly className: string;
}

/** Else 404 `wrong.error.noClass`. */
export const selectTaught = (
  db: Db,
  actor: SignedIn,
  { classId, subjectId }: { readonly classId: Id; readonly subjectId: Id },
) =>
  db.one<TaughtRow>(
    sql`select c.school_id, c.id as class_id, ${subjectId}::uuid as subject_id, c.name as class_name
      from core.class c where c.id = ${classId} and c.school_id = ${actor.schoolId}::uuid and exists (
        select from core.class_teacher t where t.school_id = c.school_id and t.class_id = c.id
          and t.subject_id = ${subjectId} and t.person_id = ${actor.personId})`,
    'wrong.error.noClass',
  );

/** Questions that classes got wrong in the subjects that somebody teaches them; none for those without. */
export const countTaughtQuestions = (db: Db, { schoolId, personId }: { schoolId: Id | null; personId: Id }) =>
  db.all<{ classId: Id; subjectId: Id; count: number }>(sql`
    select q.class_id, q.subject_id, count(*)::int as count
    from wrong.class_question q
    where q.school_id = ${schoolId}::uuid and q.wrong > 0 and (q.class_id, q.subject_id) in (
      select t.class_id, t.subject_id from core.class_teacher t
      where t.school_id = ${schoolId}::uuid and t.person_id = ${personId})
    group by q.class_id, q.subject_id`);

export interface ClassWish {
  readonly kiids?: readonly Id[] | undefined;
  readonly types?: readonly number[] | undefined;
  readonly days?: number | undefined;
  readonly questionIds?: readonly Id[] | undefined;
  readonly sort: 'rate' | 'wrong' | 'newest';
}

export interface ClassQuestionRow {
  readonly questionId: Id;
  readonly version: number;
  readonly type: number;
  readonly pointIds: readonly Id[];
  readonly answered: number;
  readonly wrong: number;
  readonly lastAt: Date;
}

const day = 86_400_000;
const orders: Readonly<Record<ClassWish['sort'], Query>> = {
  rate: sql`q.wrong::float8 / q.answered desc, q.wrong desc`,
  wrong: sql`q.wrong desc, q.wrong::float8 / q.answered desc`,
  newest: sql`q.last_at desc`,
};

const ofClass = ({ schoolId, classId, subjectId }: TaughtRow): Query<boolean> =>
  sql`q.school_id = ${schoolId} and q.class_id = ${classId} and q.subject_id = ${subjectId} and q.wrong > 0`;

const conditions = (taught: TaughtRow, { kiids, types, days, questionIds }: ClassWish, now: Date): Query<boolean> =>
  sql.join(
    [
      ofClass(taught),
      ...(kiids ? [sql`q.point_ids && ${[...kiids]}::uuid[]`] : []),
      ...(types ? [sql`q.type = any(${[...types]}::int2[])`] : []),
      ...(days ? [sql`q.last_at > ${new Date(now.getTime() - days * day)}`] : []),
      ...(questionIds ? [sql`q.question_id = any(${[...questionIds]}::uuid[])`] : []),
    ],
    sql` and `,
  );

/** Questions that a class got wrong, in the order that was asked for. */
export const selectClassQuestions = (
  db: Db,
  taught: TaughtRow,
  wish: ClassWish,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
) =>
  db.all<ClassQuestionRow>(sql`
    select q.question_id, q.question_version as version, q.type, q.point_ids, q.answered,
      q.wrong, q.last_at
    from wrong.class_question q where ${conditions(taught, wish, now)}
    order by ${orders[wish.sort]}, q.question_id limit ${limit} offset ${offset}`);

export const countClassQuestions = async (db: Db, taught: TaughtRow, wish: ClassWish, now: Date): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*)::int as count from wrong.class_question q where ${conditions(taught, wish, now)}`,
    )
  ).count;

export const selectClassPoints = (db: Db, taught: TaughtRow, most: number) =>
  db.all<{ pointId: Id; count: number }>(sql`
    select point as point_id, count(*)::int as count
    from wrong.class_question q cross join unnest(q.point_ids) as point
    where ${ofClass(taught)} group by point order by count(*) desc, point limit ${most}`);

/** A question that a class got wrong; else 404 `wrong.error.noQuestion`. */
export const selectClassQuestion = (db: Db, taught: TaughtRow, questionId: Id) =>
  db.one<{ questionId: Id; version: number }>(
    sql`select q.question_id, q.question_version as version from wrong.class_question q
      where ${ofClass(taught)} and q.question_id = ${questionId}`,
    'wrong.error.noQuestion',
  );

export interface WrongAnswerRow {
  readonly questionId: Id;
  readonly personId: Id;
  readonly name: string;
  readonly part: number;
  readonly answer: Answer;
  readonly reason: Reason | null;
  readonly isMastered: boolean;
}

/** Students of a class who got questions wrong, with their latest wrong answer; by class list. */
export const selectWrongAnswers = (db: Db, { schoolId, classId }: TaughtRow, questionIds: readonly Id[]) =>
  db.all<WrongAnswerRow>(sql`
    select r.question_id, r.person_id, p.name, r.part, r.answer, e.reason,
      coalesce(e.state = 2, false) as is_mastered
    from (select distinct on (question_id, person_id, part) * from wrong.result
      where school_id = ${schoolId} and class_id = ${classId} and question_id = any(${[...questionIds]}::uuid[])
        and points < of
      order by question_id, person_id, part, at desc) r
    join core.person p on p.id = r.person_id
    left join wrong.entry e on e.school_id = r.school_id and e.person_id = r.person_id and e.question_id = r.question_id
    left join lateral (select max(m.seat) as seat from core.class_member m
      where m.school_id = r.school_id and m.class_id = r.class_id and m.person_id = r.person_id) seated on true
    order by r.question_id, r.part, seated.seat, p.name`);

/** Withdraws pushed entries that nobody has practised. */
export const deletePush = (db: Db, { schoolId, classId }: TaughtRow, pushId: Id) =>
  db.run(sql`
    delete from wrong.entry e where e.school_id = ${schoolId} and e.push_id = ${pushId} and e.reps = 0 and e.note = ''
      and exists (select from core.class_member m
        where m.school_id = e.school_id and m.class_id = ${classId} and m.person_id = e.person_id)`);
