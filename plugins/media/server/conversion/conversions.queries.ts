import type { ConversionFaultName, ConversionState } from '../../kit/common/conversion-states';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { JobOwner } from 'edutech/core/server/jobs/jobs';
import type { Rendition } from './renditions';

/** Asks for a conversion; false when somebody has before. */
export async function insertConversion(db: Db, of: Rendition, ext: string, now: Date): Promise<boolean> {
  const added = await db.run(sql`
    insert into core.conversion (sha256, recipe, ext, state, queued_at)
    values (${of.sha256}, ${of.recipe}, ${ext}, 3, ${now}) on conflict do nothing`);
  return added > 0;
}

export const updateConversionJob = (db: Db, of: Rendition, jobId: Id) =>
  db.run(sql`update core.conversion set job_id = ${jobId} where sha256 = ${of.sha256} and recipe = ${of.recipe}`);

/** Whose a content is: of the oldest file that has it and that is seen here. */
export const selectOptionalOwner = (db: Db, sha256: string) =>
  db.maybe(sql<JobOwner>`
    select owner_person_id as person_id, school_id from core.file where sha256 = ${sha256} order by id limit 1`);

/** Files with a content. */
export const selectFilesOf = (db: Db, sha256: string) =>
  db.all(sql<{ id: Id }>`select id from core.file where sha256 = ${sha256}`);

/** States of the files that the caller may see and that these recipes convert. */
export const selectStates = (db: Db, fileIds: readonly Id[], recipes: readonly string[]) =>
  db.all(sql<{ id: Id; state: ConversionState }>`
    select f.id, max(c.state)::int as state
    from core.file f join core.conversion c on c.sha256 = f.sha256 and c.recipe = any(${recipes}::text[])
    where f.id = any(${fileIds}::uuid[])
    group by f.id`);

/** The renditions of recipes; those that are not ready are left out. */
export const selectResults = (db: Db, wanted: readonly Rendition[]) =>
  db.all(sql<Rendition & { result: Record<string, unknown> }>`
    select sha256, recipe, result from core.conversion
    where (sha256, recipe) in (
      select * from unnest(${wanted.map((one) => one.sha256)}::text[], ${wanted.map((one) => one.recipe)}::text[]))
      and state = 1`);

/** A conversion that is to be made. */
export interface OpenConversion extends Rendition {
  readonly ext: string;
  readonly attempt: number;
}

/** Begins one more try; undefined when there is nothing to convert (any more). */
export const beginAttempt = (db: Db, of: Rendition, now: Date) =>
  db.maybe(sql<OpenConversion>`
    update core.conversion set attempt = attempt + 1, started_at = ${now}
    where sha256 = ${of.sha256} and recipe = ${of.recipe} and state = 3
    returning sha256, recipe, ext, attempt`);

/** Holds a conversion that is still to be made until COMMIT; false when another attempt has ended it. */
export async function holdOpenConversion(db: Db, of: Rendition): Promise<boolean> {
  const held = await db.maybe(sql`
    select from core.conversion where sha256 = ${of.sha256} and recipe = ${of.recipe} and state = 3 for update`);
  return held !== undefined;
}

export const finishConversion = (
  db: Db,
  of: Rendition,
  { result, tool, now }: { result: Readonly<Record<string, unknown>>; tool: string; now: Date },
) =>
  db.run(sql`
    update core.conversion set state = 1, fault = '', result = ${JSON.stringify(result)}::jsonb, tool = ${tool},
      finished_at = ${now}
    where sha256 = ${of.sha256} and recipe = ${of.recipe}`);

export const failConversion = (db: Db, of: Rendition, fault: ConversionFaultName, now: Date) =>
  db.run(sql`
    update core.conversion set state = 4, fault = ${fault}, finished_at = ${now}
    where sha256 = ${of.sha256} and recipe = ${of.recipe} and state = 3`);

/** Restarts the failed conversions of a content and returns them. */
export const reopenFailed = (db: Db, sha256: string, recipe: string | null, now: Date) =>
  db.all(sql<OpenConversion>`
    update core.conversion set state = 3, fault = '', attempt = 0, queued_at = ${now}, started_at = null,
      finished_at = null
    where sha256 = ${sha256} and state = 4 and (${recipe}::text is null or recipe = ${recipe})
    returning sha256, recipe, ext, attempt`);

/** The rendition is lost: it must be made again. */
export const reopenLost = (db: Db, of: Rendition, now: Date) =>
  db.maybe(sql<OpenConversion>`
    update core.conversion set state = 3, result = null, attempt = 0, queued_at = ${now}, started_at = null, finished_at = null
    where sha256 = ${of.sha256} and recipe = ${of.recipe} and state = 1
    returning sha256, recipe, ext, attempt`);

/** Conversions without a job: a process was killed in its last try, a backup was restored, or an operator has cancelled it. */
export const selectForgotten = (db: Db) =>
  db.all(sql<OpenConversion & { readonly isCancelled: boolean }>`
    select c.sha256, c.recipe, c.ext, c.attempt, coalesce(j.state = 'cancelled', false) as is_cancelled
    from core.conversion c left join jobs.job j on j.id = c.job_id
    where c.state = 3 and (j.id is null or j.state in ('completed', 'cancelled', 'failed'))`);

/** Conversions of contents that no file has any more, some at a time. Nobody can ask for them anew until COMMIT. */
export const deleteUnused = (db: Db, most: number) =>
  db.all(sql<Rendition>`
    delete from core.conversion where (sha256, recipe) in (
      select c.sha256, c.recipe from core.conversion c
      where not exists (select from core.file f where f.sha256 = c.sha256) limit ${most})
    returning sha256, recipe`);

/** True when there is no row of a rendition, and there will be none until COMMIT. */
export async function holdUnknown(db: Db, of: Rendition, now: Date): Promise<boolean> {
  if (!(await insertConversion(db, of, 'none', now))) return false;
  await db.run(sql`delete from core.conversion where sha256 = ${of.sha256} and recipe = ${of.recipe}`);
  return true;
}

/** Which of these there are rows of. */
export const selectKnown = (db: Db, of: readonly Rendition[]) =>
  db.all(sql<Rendition>`
    select c.sha256, c.recipe from core.conversion c
    join unnest(${of.map(({ sha256 }) => sha256)}::text[], ${of.map(({ recipe }) => recipe)}::text[]) as given (sha256, recipe)
      on given.sha256 = c.sha256 and given.recipe = c.recipe`);

/** Ready conversions, a page at a time by their key. */
export const selectReadyAfter = (db: Db, after: Rendition, most: number) =>
  db.all(sql<Rendition>`
    select sha256, recipe from core.conversion
    where state = 1 and (sha256, recipe) > (${after.sha256}, ${after.recipe}) order by sha256, recipe limit ${most}`);

/** Content of a file that is this person's own; 404 for any other. */
export const selectOwnContent = (db: Db, fileId: Id, personId: Id) =>
  db.one(
    sql<{ sha256: string }>`select sha256 from core.file where id = ${fileId} and owner_person_id = ${personId}`,
    'core.files.notFound',
  );
