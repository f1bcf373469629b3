import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isReadable } from '../browsing/readable.queries';

/** Which of these files are shown by a question that the actor may read or owns. */
export const selectShownFiles = async (db: Db, fileIds: readonly Id[], actor: SignedIn): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select distinct m.file_id as id from questions.media m join questions.question q on q.id = m.question_id
      where m.file_id = any(${fileIds}::uuid[]) and (${isReadable(actor)} or q.owner_person_id = ${actor.personId})`)
  ).map(({ id }) => id);

/** Pictures and recordings of these questions that no other question shows. */
export const selectOwnFiles = async (db: Db, questionIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select distinct m.file_id as id from questions.media m where m.question_id = any(${questionIds}::uuid[])
        and not exists (select from questions.media o
          where o.file_id = m.file_id and not o.question_id = any(${questionIds}::uuid[]))`)
  ).map(({ id }) => id);

/** Pictures and recordings of the newest versions of these questions. */
export const selectNewestFiles = async (db: Db, questionIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select distinct m.file_id as id from questions.media m
      join questions.question q on q.id = m.question_id and q.version = m.version
      where q.id = any(${questionIds}::uuid[])`)
  ).map(({ id }) => id);

/** Which of these files somebody has uploaded himself. */
export const selectUploads = async (db: Db, fileIds: readonly Id[], personId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select id from core.file where id = any(${fileIds}::uuid[]) and owner_person_id = ${personId}`)
  ).map(({ id }) => id);
