import { inOneSpelling } from 'edutech/core/common/wire/former-names';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DraftValues } from '../../api/saving';

export interface DraftRow {
  readonly draftId: Id;
  readonly questionId: Id | null;
  readonly baseVersion: number | null;
  readonly values: DraftValues;
  readonly time: Date;
}

const columns = sql`id as draft_id, question_id, base_version, content as values, changed_at as time`;

interface DraftToWrite extends Omit<DraftRow, 'time'> {
  readonly personId: Id;
}

/** Writes the content of an editor, replacing the previous one. Its origin stays. */
export const upsertDraft = (db: Db, { personId, draftId, questionId, baseVersion, values }: DraftToWrite, now: Date) =>
  db.run(sql`
    insert into questions.draft (person_id, id, question_id, base_version, content, changed_at)
    values (${personId}, ${draftId}, ${questionId}, ${baseVersion}, ${JSON.stringify(values)}::jsonb, ${now})
    on conflict (person_id, id) do update set content = excluded.content, changed_at = excluded.changed_at,
      base_version = coalesce(questions.draft.base_version, excluded.base_version)`);

/** Most drafts of one person: the oldest are deleted. */
export const deleteOldDrafts = (db: Db, personId: Id, most: number) =>
  db.run(sql`
    delete from questions.draft where person_id = ${personId} and id in (
      select id from questions.draft where person_id = ${personId} order by changed_at desc, id desc offset ${most})`);

export const selectDraft = async (db: Db, personId: Id, id: Id): Promise<DraftRow> =>
  inOneSpelling(
    await db.one(
      sql<DraftRow>`select ${columns} from questions.draft where person_id = ${personId} and id = ${id}`,
      'questions.error.noDraft',
    ),
  );

export const selectDrafts = async (db: Db, personId: Id) =>
  inOneSpelling(
    await db.all<DraftRow>(sql`
      select ${columns} from questions.draft where person_id = ${personId} order by changed_at desc, id desc`),
  );

export const deleteDraft = (db: Db, personId: Id, id: Id) =>
  db.run(sql`delete from questions.draft where person_id = ${personId} and id = ${id}`);

/** Whether somebody owns this question. */
export const isOwnQuestion = async (db: Db, id: Id, personId: Id): Promise<boolean> =>
  (await db.maybe(sql`select from questions.question where id = ${id} and owner_person_id = ${personId}`)) !==
  undefined;
