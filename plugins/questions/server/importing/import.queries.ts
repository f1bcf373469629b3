import type { AppError, ErrorParams } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ReadItem, ReadPaper, ReadProblem } from './reader';

export type RunState = 'waiting' | 'reading' | 'read' | 'failed' | 'finished';

export interface RunRow {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly fileId: Id;
  readonly format: string;
  readonly state: RunState;
  /** A message key; empty: it was read. */
  readonly reason: string;
  readonly reasonParams: ErrorParams;
  readonly title: string;
  readonly sections: ReadPaper['sections'];
  readonly pages: readonly string[];
  readonly problems: readonly ReadProblem[];
  readonly version: number;
  readonly createdAt: Date;
}

const runColumns = sql`
  id, school_id, owner_person_id, file_id, format, state, reason, reason_params, title, sections,
  pages, problems, version, created_at`;

export const insertRun = (
  db: Db,
  run: Pick<RunRow, 'id' | 'schoolId' | 'ownerPersonId' | 'fileId' | 'format'> & { readonly jobId: Id },
  now: Date,
) =>
  db.run(sql`
    insert into questions.import_run (id, school_id, owner_person_id, file_id, format, job_id, state, created_at, changed_at)
    values (${run.id}, ${run.schoolId}, ${run.ownerPersonId}, ${run.fileId}, ${run.format}, ${run.jobId},
      'waiting', ${now}, ${now})`);

/** An import, for the job that reads it; throws 404 `questions.error.noImport`. */
export const selectRun = (db: Db, id: Id): Promise<RunRow> =>
  db.one(sql<RunRow>`select ${runColumns} from questions.import_run where id = ${id}`, 'questions.error.noImport');

/** Somebody's own import; throws 404 `questions.error.noImport`. */
export const selectOwnRun = (db: Db, id: Id, personId: Id): Promise<RunRow> =>
  db.one(
    sql<RunRow>`select ${runColumns} from questions.import_run where id = ${id} and owner_person_id = ${personId}`,
    'questions.error.noImport',
  );

/** An import with all of its items, as they are at one moment. */
export interface ImportSnapshot extends RunRow {
  readonly jobId: Id | null;
  readonly filename: string;
  readonly items: readonly ItemRow[];
  readonly undoable: boolean;
}

/**
 * Somebody's own import with its items, by one statement: the job writes both in one transaction, and of two statements the
 * second would see what the first has not. Throws 404 `questions.error.noImport`.
 */
export const selectSnapshot = (db: Db, id: Id, personId: Id): Promise<ImportSnapshot> =>
  db.one(
    sql<ImportSnapshot>`
      select ${runColumns}, job_id,
        coalesce((select f.name from core.file f where f.id = r.file_id), '') as filename,
        exists (select from questions.import_change c where c.run_id = r.id) as undoable,
        coalesce((select jsonb_agg(jsonb_build_object('id', replace(i.id::text, '-', ''), 'position', i.position,
            'section', i.section, 'number', i.number, 'page', i.page, 'body', i.body, 'key', i.key, 'facts', i.facts,
            'confidence', i.confidence, 'fields', i.fields, 'problems', i.problems, 'source', i.source_text,
            'isLeft', i.is_left, 'questionId', replace(i.question_id::text, '-', '')) order by i.position, i.id)
          from questions.import_item i where i.run_id = r.id), '[]'::jsonb) as items
      from questions.import_run r where id = ${id} and owner_person_id = ${personId}`,
    'questions.error.noImport',
  );

/** Somebody's own import, held until COMMIT: of two tabs the second waits. */
export const lockOwnRun = (db: Db, id: Id, personId: Id): Promise<RunRow> =>
  db.one(
    sql<RunRow>`select ${runColumns} from questions.import_run where id = ${id} and owner_person_id = ${personId} for update`,
    'questions.error.noImport',
  );

/** Notes a change; answers the new version. */
export const touchRun = async (db: Db, id: Id, now: Date): Promise<number> =>
  (
    await db.one<{ version: number }>(sql`
      update questions.import_run set changed_at = ${now} where id = ${id} returning version`)
  ).version;

export const updateRunState = (db: Db, id: Id, state: Exclude<RunState, 'failed'>, now: Date) =>
  db.run(sql`
    update questions.import_run set state = ${state}, reason = '', reason_params = '{}', changed_at = ${now}
    where id = ${id}`);

/** Ends an import of which nothing can be read. */
export const failRun = (db: Db, id: Id, { key, params }: Pick<AppError, 'key' | 'params'>, now: Date) =>
  db.run(sql`
    update questions.import_run set state = 'failed', reason = ${key}, reason_params = ${JSON.stringify(params)}::jsonb,
      changed_at = ${now}
    where id = ${id}`);

/** Ends an import that nobody reads any more; one that has been read stays so. */
export const failUnread = (db: Db, id: Id, reason: string, now: Date) =>
  db.run(sql`
    update questions.import_run set state = 'failed', reason = ${reason}, reason_params = '{}', changed_at = ${now}
    where id = ${id} and state in ('waiting', 'reading')`);

/** Removes an import, or restores it (null). Its content does not change. */
export const setRemoved = (db: Db, id: Id, removedAt: Date | null) =>
  db.run(sql`update questions.import_run set removed_at = ${removedAt} where id = ${id}`);

export interface ImportLineRow {
  readonly importId: Id;
  readonly jobId: Id | null;
  readonly filename: string;
  readonly format: string;
  readonly state: RunState;
  readonly reason: string;
  readonly reasonParams: ErrorParams;
  readonly time: Date;
  readonly waiting: number;
  readonly saved: number;
}

/** The actor's imports, the newest first. */
export const selectRunLines = (db: Db, personId: Id) =>
  db.all<ImportLineRow>(sql`
    select r.id as import_id, r.job_id, coalesce(f.name, '') as filename, r.format, r.state, r.reason, r.reason_params, r.created_at as time,
      (select count(*) from questions.import_item i where i.run_id = r.id and i.question_id is null and not i.is_left) as waiting,
      (select count(*) from questions.import_item i where i.run_id = r.id and i.question_id is not null) as saved
    from questions.import_run r left join core.file f on f.id = r.file_id
    where r.owner_person_id = ${personId} and r.removed_at is null
    order by r.created_at desc, r.id desc limit 50`);

export interface ItemRow {
  readonly id: Id;
  readonly position: number;
  readonly section: number;
  readonly number: string;
  readonly page: number | null;
  readonly body: QuestionBody;
  readonly key: QuestionKey;
  readonly facts: NonNullable<ReadItem['facts']>;
  readonly confidence: number;
  readonly fields: ReadItem['fields'];
  readonly problems: readonly ReadProblem[];
  readonly source: string;
  readonly isLeft: boolean;
  readonly questionId: Id | null;
}

/** Writes the items that were read, replacing those of an interrupted run. */
export async function replaceRead(
  db: Db,
  runId: Id,
  { title, sections, pages, problems }: Omit<ReadPaper, 'items'>,
  items: readonly ItemRow[],
  now: Date,
): Promise<void> {
  await db.run(sql`
    update questions.import_run set state = 'read', reason = '', reason_params = '{}', title = ${title}, sections = ${JSON.stringify(sections)}::jsonb,
      pages = ${JSON.stringify(pages)}::jsonb, problems = ${JSON.stringify(problems)}::jsonb, changed_at = ${now}
    where id = ${runId}`);
  await db.run(sql`delete from questions.import_item where run_id = ${runId}`);
  for (const item of items) await upsertItem(db, runId, item);
}

export const upsertItem = (db: Db, runId: Id, i: ItemRow) =>
  db.run(sql`
    insert into questions.import_item (run_id, id, position, section, number, page, body, key, facts, confidence, fields, problems,
      source_text, is_left, question_id)
    values (${runId}, ${i.id}, ${i.position}, ${i.section}, ${i.number}, ${i.page}, ${JSON.stringify(i.body)}::jsonb,
      ${JSON.stringify(i.key)}::jsonb, ${JSON.stringify(i.facts)}::jsonb, ${i.confidence}, ${JSON.stringify(i.fields)}::jsonb,
      ${JSON.stringify(i.problems)}::jsonb, ${i.source}, ${i.isLeft}, ${i.questionId})
    on conflict (run_id, id) do update set body = excluded.body, key = excluded.key, confidence = excluded.confidence,
      fields = excluded.fields, problems = excluded.problems, source_text = excluded.source_text, is_left = excluded.is_left,
      question_id = excluded.question_id`);

export const deleteItem = (db: Db, runId: Id, id: Id) =>
  db.run(sql`delete from questions.import_item where run_id = ${runId} and id = ${id}`);

/** Items of an import in their order. */
export const selectItems = (db: Db, runId: Id): Promise<ItemRow[]> =>
  db.all(sql<ItemRow>`
    select id, position, section, number, page, body, key, facts, confidence, fields, problems, source_text as source,
      is_left, question_id
    from questions.import_item where run_id = ${runId} order by position, id`);
