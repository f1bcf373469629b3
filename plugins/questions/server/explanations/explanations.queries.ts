import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';

const mostListened = 50;

export interface ExplanationRow {
  readonly explanationId: Id;
  readonly fileId: Id;
  readonly seconds: number;
  readonly note: string;
  readonly person: string;
  readonly time: Date;
  readonly isOwn: boolean;
}

/** Explanations of a question within the reader's school, the newest first. */
export const selectExplanations = (db: Db, questionId: Id, { personId, schoolId }: SignedIn) =>
  db.all(sql<ExplanationRow>`
    select x.id as explanation_id, x.file_id, x.seconds, x.note, x.owner_name as person, x.made_at as time,
      x.owner_person_id = ${personId} as is_own
    from questions.explanation x
    where x.question_id = ${questionId} and x.removed_at is null
      and (x.owner_person_id = ${personId} or x.school_id = ${schoolId}::uuid)
    order by x.made_at desc, x.id desc limit ${mostListened}`);

export interface NewExplanation {
  readonly id: Id;
  readonly questionId: Id;
  readonly fileId: Id;
  readonly seconds: number;
  readonly note: string;
}

export const insertExplanation = (db: Db, x: NewExplanation, { personId, schoolId, name }: SignedIn, now: Date) =>
  db.run(sql`
    insert into questions.explanation (id, school_id, owner_person_id, owner_name, question_id, file_id, seconds, note, made_at)
    values (${x.id}, ${schoolId}, ${personId}, ${name}, ${x.questionId}, ${x.fileId}, ${x.seconds}, ${x.note}, ${now})`);

/** Locks the actor's own explanation until COMMIT; throws 404 `questions.error.noExplanation`. */
export const lockExplanation = (db: Db, id: Id, ownerId: Id) =>
  db.one<{ id: Id }>(
    sql`select id from questions.explanation where id = ${id} and owner_person_id = ${ownerId} for update`,
    'questions.error.noExplanation',
  );

export const updateExplanationRemoved = (db: Db, { id }: { readonly id: Id }, removedAt: Date | null) =>
  db.run(sql`update questions.explanation set removed_at = ${removedAt} where id = ${id}`);

/** Recordings of these questions. */
export const selectExplanationFiles = async (db: Db, questionIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all(sql<{ id: Id }>`
      select file_id as id from questions.explanation where question_id = any(${questionIds}::uuid[])`)
  ).map(({ id }) => id);

/** Deletes explanations removed before a time; returns their recordings. */
export const deleteLongRemoved = async (db: Db, before: Date): Promise<Id[]> =>
  (
    await db.all(sql<{ id: Id }>`
      delete from questions.explanation where removed_at < ${before} returning file_id as id`)
  ).map(({ id }) => id);
