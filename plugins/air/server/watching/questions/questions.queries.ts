import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, pageOf } from 'edutech/core/server/data/paging';
import { isSeen } from 'edutech/core/server/organisation/classes/classes.queries';
import type { QuestionState } from '../../../api';
import { isPublished } from '../../resources.queries';
import { lessonName } from '../lessons.queries';

export interface QuestionRow {
  readonly questionId: Id;
  readonly resourceId: Id;
  readonly lesson: string;
  readonly second: number;
  readonly text: string;
  readonly askedAt: Date;
  readonly isOwn: boolean;
  readonly asker: string;
  readonly className: string;
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: Date | null;
  readonly isShared: boolean;
  readonly isHidden: boolean;
  readonly mayAnswer: boolean;
  readonly mayHide: boolean;
}

const from: Query = sql`air.question q
  join air.resource r on r.id = q.resource_id
  join core.class c on c.school_id = q.school_id and c.id = q.class_id
  join core.person p on p.id = q.person_id
  left join core.person a on a.id = q.answered_by`;

/** Teaches the lesson's subject to the class or, if nobody does, is its head teacher. */
const answers = ({ personId }: Pick<SignedIn, 'personId'>): Query<boolean> => sql`(case
  when exists (select from core.class_teacher t where t.school_id = q.school_id and t.class_id = q.class_id
    and t.subject_id = q.subject_id)
  then exists (select from core.class_teacher t where t.school_id = q.school_id and t.class_id = q.class_id
    and t.subject_id = q.subject_id and t.person_id = ${personId})
  else c.head_person_id is not distinct from ${personId}::uuid end)`;

const columns = (actor: SignedIn, language: Language): Query => sql`
  q.id as question_id, q.resource_id, ${lessonName(language)} as lesson, q.second, q.text,
  q.asked_at, q.person_id = ${actor.personId} as is_own,
  case when q.person_id = ${actor.personId} or ${isSeen(actor)} then p.name else '' end as asker, c.name as class_name,
  q.answer, coalesce(a.name, '') as answered_by, q.answered_at, q.is_shared,
  q.hidden_at is not null as is_hidden, ${isSeen(actor)} and ${answers(actor)} as may_answer, ${isSeen(actor)} as may_hide`;

/** Own ones, those that a teacher has shared with a class in which one sits, and those of classes that one reads. */
const isReadable = (actor: SignedIn): Query<boolean> => sql`(q.person_id = ${actor.personId}
  or ${isSeen(actor)}
  or (q.is_shared and q.hidden_at is null and exists (select from core.class_member m
    where m.school_id = q.school_id and m.class_id = q.class_id and m.person_id = ${actor.personId})))`;

/** Questions about a lesson that somebody may read, in the order of the film. */
export const selectQuestions = (db: Db, actor: SignedIn, resourceId: Id, language: Language) =>
  db.all<QuestionRow>(sql`
    select ${columns(actor, language)} from ${from}
    where q.resource_id = ${resourceId} and ${isReadable(actor)}
    order by q.second, q.asked_at limit 500`);

const stateIs: Readonly<Record<QuestionState, Query>> = {
  open: sql`q.answered_at is null and q.hidden_at is null`,
  answered: sql`q.answered_at is not null and q.hidden_at is null`,
  hidden: sql`q.hidden_at is not null`,
  all: sql`true`,
};

export interface QuestionFilter {
  readonly q?: string | undefined;
  readonly state: QuestionState;
  readonly classId: Id | undefined;
  readonly page: number;
  readonly pageLine: number;
}

const fitting = (actor: SignedIn, { q, state, classId }: QuestionFilter): Query => sql`
  q.school_id = ${actor.schoolId}::uuid and ${isSeen(actor)} and ${stateIs[state]}
  ${classId ? sql`and q.class_id = ${classId}` : sql``}
  ${q ? sql`and concat_ws(' ', q.text, p.name, r.name, r.name_en) ilike ${containing(q)}` : sql``}`;

/** A page of questions of a teacher's classes: waiting ones first, the oldest on top; then the newest. */
export const selectQuestionPage = (db: Db, actor: SignedIn, filter: QuestionFilter, language: Language) =>
  db.all<QuestionRow>(sql`
    select ${columns(actor, language)} from ${from} where ${fitting(actor, filter)}
    order by q.answered_at is not null, case when q.answered_at is null then q.asked_at end, q.answered_at desc, q.id
    ${pageOf(filter)}`);

export async function countQuestions(db: Db, actor: SignedIn, filter: QuestionFilter): Promise<number> {
  const { count } = await db.one(
    sql<{ count: number }>`select count(*) as count from ${from} where ${fitting(actor, filter)}`,
  );
  return count;
}

type WaitingRow = Pick<QuestionRow, 'questionId' | 'text' | 'asker' | 'className' | 'lesson'>;

/** Questions that are shown before others have been answered. */
const mostWaiting = 2;

/** How many questions wait for this teacher, and those that have waited longest; of lessons that he finds. */
export async function selectWaiting(
  db: Db,
  { personId, language }: Pick<SignedIn, 'personId'> & { readonly language: Language },
): Promise<{ readonly count: number; readonly first: readonly WaitingRow[] }> {
  const first = await db.all<WaitingRow & { readonly count: number }>(sql`
    select q.id as question_id, q.text, p.name as asker, c.name as class_name, ${lessonName(language)} as lesson,
      (count(*) over ())::int as count
    from ${from}
    where ${stateIs.open} and ${answers({ personId })} and ${isPublished}
    order by q.asked_at, q.id limit ${mostWaiting}`);
  return { count: first[0]?.count ?? 0, first };
}

/** Locks a question of a teacher's class until COMMIT. Throws 404 `air.error.noQuestion`. */
export const lockQuestion = (db: Db, actor: SignedIn, id: Id) =>
  db.one<LockedQuestion>(
    sql`select q.school_id, q.id, q.text, q.answered_at, ${answers(actor)} as may_answer
      from air.question q join core.class c on c.school_id = q.school_id and c.id = q.class_id
      where q.id = ${id} and ${isSeen(actor)} for update of q`,
    'air.error.noQuestion',
  );

export interface LockedQuestion {
  readonly schoolId: Id;
  readonly id: Id;
  readonly text: string;
  readonly answeredAt: Date | null;
  readonly mayAnswer: boolean;
}

export interface NewQuestion {
  readonly id: Id;
  readonly schoolId: Id;
  readonly classId: Id;
  readonly resourceId: Id;
  readonly personId: Id;
  readonly second: number;
  readonly text: string;
  readonly now: Date;
}

/** Asks; once, however often it is sent. */
export const insertQuestion = (db: Db, row: NewQuestion) =>
  db.run(sql`
    insert into air.question (school_id, id, resource_id, person_id, class_id, subject_id, second, text, asked_at)
    select ${row.schoolId}::uuid, ${row.id}::uuid, r.id, ${row.personId}::uuid, ${row.classId}::uuid, r.subject_id,
      ${row.second}::int, ${row.text}, ${row.now}::timestamptz
    from air.resource r where r.id = ${row.resourceId}
    on conflict do nothing`);

/** How many questions of somebody about a lesson wait for an answer, but this one. */
export async function countOpen(db: Db, { personId, resourceId, id }: NewQuestion): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from air.question q
    where q.person_id = ${personId} and q.resource_id = ${resourceId} and q.id <> ${id} and ${stateIs.open}`);
  return count;
}

export const updateAnswer = (
  db: Db,
  { schoolId, id }: LockedQuestion,
  given: { readonly text: string; readonly shared: boolean; readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    update air.question set answer = ${given.text}, is_shared = ${given.shared}, answered_by = ${given.by},
      answered_at = ${given.now}
    where school_id = ${schoolId} and id = ${id}`);

/** `by` null: shows it again. */
export const updateHidden = (db: Db, { schoolId, id }: LockedQuestion, by: Id | null, now: Date) =>
  db.run(sql`
    update air.question set hidden_at = ${by ? now : null}::timestamptz, hidden_by = ${by}::uuid
    where school_id = ${schoolId} and id = ${id}`);
