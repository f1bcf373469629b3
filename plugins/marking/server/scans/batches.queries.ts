import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ProjectKey } from '../scripts/pages.queries';

export type BatchState = 'waiting' | 'reading' | 'paused' | 'read' | 'failed';

export interface BatchRow extends ProjectKey {
  readonly id: Id;
  readonly name: string;
  readonly state: BatchState;
  readonly createdBy: Id;
}

const columns = sql`school_id, project_id, id, name, state, created_by`;

export const selectBatch = (db: Db, schoolId: Id, batchId: Id) =>
  db.one<BatchRow>(
    sql`select ${columns} from marking.batch where school_id = ${schoolId} and id = ${batchId}`,
    'marking.error.noBatch',
  );

export const insertBatch = (db: Db, row: BatchRow, now: Date) =>
  db.run(sql`
    insert into marking.batch (school_id, project_id, id, name, state, created_by, created_at)
    values (${row.schoolId}, ${row.projectId}, ${row.id}, ${row.name}, ${row.state}, ${row.createdBy}, ${now})`);

/** Batches of every school that nobody has begun to read. */
export const selectWaiting = (db: Db) =>
  db.all<BatchRow>(sql`select ${columns} from marking.batch where state = 'waiting' order by created_at limit 200`);

export interface BatchFile {
  readonly sha256: string;
  readonly fileId: Id;
  readonly pages: number | null;
}

/** Contents that the project has already. */
export const selectKnownContents = async (
  db: Db,
  { schoolId, projectId }: ProjectKey,
  sha256s: readonly string[],
): Promise<Set<string>> =>
  new Set(
    (
      await db.all<{ sha256: string }>(sql`
        select sha256 from marking.batch_file
        where school_id = ${schoolId} and project_id = ${projectId} and sha256 = any (${[...sha256s]})`)
    ).map(({ sha256 }) => sha256),
  );

export const insertBatchFiles = (
  db: Db,
  { schoolId, projectId, id }: BatchRow,
  files: readonly Omit<BatchFile, 'pages'>[],
) =>
  db.run(sql`
    insert into marking.batch_file (school_id, project_id, batch_id, sha256, file_id, position)
    select ${schoolId}, ${projectId}, ${id}, f.sha256, f."fileId", f.position
    from jsonb_to_recordset(${JSON.stringify(files.map((file, position) => ({ ...file, position })))}::jsonb)
      as f (sha256 text, "fileId" uuid, position smallint)`);

export const selectBatchFiles = (db: Db, { schoolId, id }: BatchRow) =>
  db.all<BatchFile>(sql`
    select sha256, file_id, pages from marking.batch_file
    where school_id = ${schoolId} and batch_id = ${id} order by position`);

/** Counts the pages of a file; those of the batch are known when all of its files are counted. */
export const updatePages = async (db: Db, { schoolId, id }: BatchRow, { sha256 }: BatchFile, pages: number) => {
  await db.run(sql`
    update marking.batch_file set pages = ${pages}
    where school_id = ${schoolId} and batch_id = ${id} and sha256 = ${sha256}`);
  await db.run(sql`
    update marking.batch set pages = (
      select case when bool_and(f.pages is not null) then sum(f.pages) end from marking.batch_file f
      where f.school_id = batch.school_id and f.batch_id = batch.id)
    where school_id = ${schoolId} and id = ${id}`);
};

export const selectReadPositions = async (db: Db, { schoolId, id }: BatchRow): Promise<Set<number>> =>
  new Set(
    (
      await db.all<{ position: number }>(sql`
        select position from marking.page where school_id = ${schoolId} and batch_id = ${id}`)
    ).map(({ position }) => position),
  );

/** False where it is in none of these states. */
export const updateBatchState = async (
  db: Db,
  { schoolId, id }: Pick<BatchRow, 'schoolId' | 'id'>,
  { from, to, fault = null, readAt = null }: BatchChange,
): Promise<boolean> =>
  (await db.run(sql`
    update marking.batch set state = ${to}, fault = ${fault}, read_at = ${readAt}
    where school_id = ${schoolId} and id = ${id} and state = any (${[...from]})`)) > 0;

interface BatchChange {
  readonly from: readonly BatchState[];
  readonly to: BatchState;
  readonly fault?: string | null;
  readonly readAt?: Date | null;
}
