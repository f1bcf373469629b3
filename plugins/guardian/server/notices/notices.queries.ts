import type { Id } from 'edutech/core/common/ids';
import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { GuardianAnswer, MessageKind } from '../../model/messages';

export interface MessageRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly kind: MessageKind;
  readonly title: string;
  readonly body: string;
  readonly otherwise: string;
  readonly until: Day | null;
  readonly authorId: Id;
  readonly author: string;
  readonly publishedAt: Date;
  readonly withdrawnAt: Date | null;
}

const columns = sql`g.school_id, g.id, g.kind, g.title, g.body, g.otherwise, to_char(g.until, 'YYYY-MM-DD') as until,
  g.author_id, p.name as author, g.published_at, g.withdrawn_at`;
const tables = sql`guardian.message g join core.person p on p.id = g.author_id`;

/** Where a child's messages come from: the school and, by its term, the school year. */
interface MessagesOf {
  readonly schoolId: Id;
  readonly termId: Id;
}

/** True for a message `g` to classes of the school year, whose connection is a child's: policies leave other classes out. */
const isForChild = ({ schoolId, termId }: MessagesOf): Query<boolean> => sql`(g.school_id = ${schoolId}
  and g.withdrawn_at is null and exists (
    select from guardian.audience a join core.class c on c.school_id = a.school_id and c.id = a.class_id
    where a.school_id = g.school_id and a.message_id = g.id
      and c.school_year_id = (select school_year_id from core.term where id = ${termId})))`;

/** Messages of the school year that a child's connection sees, the newest first. */
export const selectMessagesForChild = (db: Db, of: MessagesOf) =>
  db.all<MessageRow>(
    sql`select ${columns} from ${tables} where ${isForChild(of)} order by g.published_at desc, g.id limit 100`,
  );

/** One of them; else 404 `guardian.error.noMessage`. */
export const selectMessageForChild = (db: Db, of: MessagesOf, id: Id) =>
  db.one<MessageRow>(
    sql`select ${columns} from ${tables} where g.id = ${id} and ${isForChild(of)}`,
    'guardian.error.noMessage',
  );

export interface AnswerRow {
  readonly messageId: Id;
  readonly answer: GuardianAnswer;
  readonly answeredAt: Date;
}

/** The answers of a guardian for a child. */
export const selectAnswers = (db: Db, guardianId: Id, studentId: Id) =>
  db.all<AnswerRow>(sql`
    select message_id, answer, answered_at from guardian.answer
    where guardian_id = ${guardianId} and student_id = ${studentId}`);

export const upsertAnswer = (
  db: Db,
  row: Omit<AnswerRow, 'answeredAt'> & { readonly schoolId: Id; readonly guardianId: Id; readonly studentId: Id },
  now: Date,
) =>
  db.run(sql`
    insert into guardian.answer (school_id, message_id, student_id, guardian_id, answer, answered_at)
    values (${row.schoolId}, ${row.messageId}, ${row.studentId}, ${row.guardianId}, ${row.answer}, ${now})
    on conflict (school_id, message_id, student_id, guardian_id)
      do update set answer = excluded.answer, answered_at = excluded.answered_at`);

export interface CountedRow extends MessageRow {
  readonly classIds: readonly Id[];
  readonly classes: readonly string[];
  readonly students: number;
  readonly seen: number;
  readonly agreed: number;
  readonly refused: number;
}

/**
 * Of each student whom a message reached one answer of all who are bound: a refusal of one guardian outweighs the consent of
 * another. Guardians who are no longer bound decide nothing.
 */
const answered = sql`
  select n.student_id, bool_or(n.answer = 'refuse') as refused, bool_or(n.answer = 'agree') as agreed
  from guardian.answer n join guardian.binding b on b.guardian_id = n.guardian_id and b.student_id = n.student_id
  where n.school_id = g.school_id and n.message_id = g.id and n.student_id = any(reached.student_ids)
  group by n.student_id`;

/** The term in which a message was published: whose students were in its classes then is who was asked. */
const termOfMessage = sql`(select t.id from core.term t
  where t.starts_on <= (g.published_at at time zone ${cityTimeZone})::date order by t.starts_on desc limit 1)`;

/** The newest messages of a school with how many have answered: all, or those to some classes. */
export const selectCounted = (db: Db, schoolId: Id, classIds?: readonly Id[]) =>
  db.all<CountedRow>(sql`
    select ${columns}, reached.class_ids, reached.classes, cardinality(reached.student_ids) as students, given.seen, given.agreed, given.refused
    from ${tables}
    cross join lateral (
      select array_agg(distinct c.id) as class_ids, array_agg(distinct c.name) as classes,
        coalesce(array_agg(distinct m.person_id) filter (where m.person_id is not null), '{}') as student_ids
      from guardian.audience a join core.class c on c.school_id = a.school_id and c.id = a.class_id
        left join core.class_member m
          on m.school_id = a.school_id and m.class_id = a.class_id and m.term_id = ${termOfMessage}
      where a.school_id = g.school_id and a.message_id = g.id) reached
    cross join lateral (
      select count(*)::int as seen, (count(*) filter (where s.agreed and not s.refused))::int as agreed,
        (count(*) filter (where s.refused))::int as refused
      from (${answered}) s) given
    where g.school_id = ${schoolId}
      ${classIds ? sql`and reached.class_ids && ${[...classIds]}::uuid[]` : sql``}
    order by g.published_at desc, g.id limit 100`);

/** Answers whether it is a new one: one with this id stays as it is. */
export async function insertMessage(
  db: Db,
  row: Omit<MessageRow, 'author' | 'withdrawnAt'>,
  classIds: readonly Id[],
): Promise<boolean> {
  const added = await db.run(sql`
    insert into guardian.message (school_id, id, kind, title, body, otherwise, until, author_id, published_at)
    values (${row.schoolId}, ${row.id}, ${row.kind}, ${row.title}, ${row.body}, ${row.otherwise}, ${row.until}::date,
      ${row.authorId}, ${row.publishedAt}) on conflict do nothing`);
  if (added === 0) return false;
  await db.run(sql`
    insert into guardian.audience (school_id, message_id, class_id)
    select ${row.schoolId}, ${row.id}, unnest(${[...classIds]}::uuid[])`);
  return true;
}

/** Takes a message back; `authorId` null: whoever wrote it. 0: there is none. */
export const withdrawMessage = (db: Db, schoolId: Id, id: Id, authorId: Id | null, now: Date) =>
  db.run(sql`
    update guardian.message set withdrawn_at = ${now}
    where school_id = ${schoolId} and id = ${id} and withdrawn_at is null
      and (${authorId}::uuid is null or author_id = ${authorId}::uuid)`);

/** The guardians of students of classes, each once with one of the children, for the system. */
export const selectReached = (db: Db, schoolId: Id, classIds: readonly Id[], termId: Id) =>
  db.all<{ guardianId: Id; studentId: Id }>(sql`
    select distinct on (b.guardian_id) b.guardian_id, b.student_id from core.class_member m join guardian.binding b on b.student_id = m.person_id
    where m.school_id = ${schoolId} and m.term_id = ${termId} and m.class_id = any(${[...classIds]}::uuid[])
    order by b.guardian_id, b.bound_at, b.student_id`);

/** The guardians of some students, each once with one of the children, who have no child among the others; for the system. */
export const selectGuardiansOfSome = (db: Db, studentIds: readonly Id[], others: readonly Id[]) =>
  db.all<{ guardianId: Id; studentId: Id }>(sql`
    select distinct on (b.guardian_id) b.guardian_id, b.student_id from guardian.binding b
    where b.student_id = any(${[...studentIds]}::uuid[]) and not exists (
      select from guardian.binding o where o.guardian_id = b.guardian_id and o.student_id = any(${[...others]}::uuid[]))
    order by b.guardian_id, b.bound_at, b.student_id`);
