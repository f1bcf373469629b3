import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Correction, DoubtAnswer, DoubtKind } from '../../model/scans/doubts';
import type { PageCrop, Reading } from '../../model/scans/reading';
import type { Picture } from '../../model/scripts';

export interface ProjectKey {
  readonly schoolId: Id;
  readonly projectId: Id;
}

export interface Project extends ProjectKey {
  readonly examId: Id;
  readonly paperId: Id;
  readonly title: string;
}

/** A side of paper that was read. */
export interface PageRow extends ProjectKey {
  readonly id: Id;
  readonly batchId: Id;
  readonly position: number;
  readonly state: 'waiting' | 'asked' | 'placed' | 'void';
  readonly fileId: Id;
  readonly width: number;
  readonly height: number;
  /** Code of its sheet and number of the page; null where no sheet was found. */
  readonly sheet: number | null;
  readonly number: number | null;
  readonly label: string | null;
  readonly readings: readonly Reading[];
  readonly decided: Readonly<Record<string, readonly string[]>>;
  readonly crops: readonly PageCrop[];
  readonly scriptId: Id | null;
}

export const pageColumns = sql`
  school_id, project_id, id, batch_id, position, state, file_id, width, height, sheet, number, label, readings, decided, crops, script_id`;

export const selectProject = (db: Db, schoolId: Id, projectId: Id) =>
  db.one<Project>(sql`
    select school_id, id as project_id, exam_id, paper_id, title from marking.project
    where school_id = ${schoolId} and id = ${projectId}`);

/** Of two who place pages of a project the second waits: no page is placed twice, and no follower is missed. */
export const lockProject = (db: Db, { projectId }: ProjectKey) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`marking.project ${projectId}`}, 0))`);

export interface ScriptRow {
  readonly scriptId: Id;
  readonly studentId: Id;
  readonly admission: string;
  readonly state: 'expected' | 'arrived' | 'absent';
}

const scriptColumns = sql`id as script_id, student_id, admission, state`;

export const selectScripts = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<ScriptRow>(sql`
    select ${scriptColumns} from marking.script where school_id = ${schoolId} and project_id = ${projectId}`);

export const selectScript = (db: Db, { schoolId, projectId }: ProjectKey, scriptId: Id) =>
  db.one<ScriptRow>(
    sql`
    select ${scriptColumns} from marking.script
    where school_id = ${schoolId} and project_id = ${projectId} and id = ${scriptId}`,
    'marking.error.noScript',
  );

export const updateScriptState = (db: Db, { schoolId }: ProjectKey, scriptId: Id, state: ScriptRow['state']) =>
  db.run(sql`update marking.script set state = ${state} where school_id = ${schoolId} and id = ${scriptId}`);

export const selectPage = (db: Db, schoolId: Id, pageId: Id) =>
  db.one<PageRow>(
    sql`select ${pageColumns} from marking.page where school_id = ${schoolId} and id = ${pageId}`,
    'marking.error.noPage',
  );

export const selectPageAt = (db: Db, { schoolId, batchId }: Pick<PageRow, 'schoolId' | 'batchId'>, position: number) =>
  db.maybe<PageRow>(sql`
    select ${pageColumns} from marking.page
    where school_id = ${schoolId} and batch_id = ${batchId} and position = ${position}`);

/** Numbers of the pages before this one in its batch, the first of it first; null: no page of the same sheet. */
export const selectNumbersBefore = async (
  db: Db,
  { schoolId, batchId, position, sheet }: PageRow,
): Promise<readonly (number | null)[]> =>
  (
    await db.one<{ numbers: readonly (number | null)[] }>(sql`
      select coalesce(array_agg(case when sheet = ${sheet} then number end order by position), '{}') as numbers
      from marking.page where school_id = ${schoolId} and batch_id = ${batchId} and position < ${position}`)
  ).numbers;

/** Pages of a script that count, in the order of their numbers. */
export const selectPlaced = (db: Db, { schoolId }: ProjectKey, scriptId: Id) =>
  db.all<PageRow>(sql`
    select ${pageColumns} from marking.page
    where school_id = ${schoolId} and script_id = ${scriptId} and state = 'placed' order by number`);

/** The copy of a page that was void last. */
export const selectVoidCopy = (db: Db, { schoolId, id, scriptId, number }: PageRow) =>
  db.maybe<PageRow>(sql`
    select ${pageColumns} from marking.page
    where school_id = ${schoolId} and script_id = ${scriptId} and number = ${number} and state = 'void' and id <> ${id}
    order by changed_at desc limit 1`);

/** False where the batch has a page at this place already. */
export const insertPage = async (db: Db, row: PageRow, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into marking.page (
      school_id, project_id, id, batch_id, position, state, file_id, width, height, sheet, number, label, readings, crops, changed_at)
    values (
      ${row.schoolId}, ${row.projectId}, ${row.id}, ${row.batchId}, ${row.position}, ${row.state}, ${row.fileId},
      ${row.width}, ${row.height}, ${row.sheet}, ${row.number}, ${row.label}, ${JSON.stringify(row.readings)},
      ${JSON.stringify(row.crops)}, ${now})
    on conflict (school_id, batch_id, position) do nothing`)) > 0;

export const updatePage = (
  db: Db,
  { schoolId, id }: Pick<PageRow, 'schoolId' | 'id'>,
  { state, scriptId }: Pick<PageRow, 'state' | 'scriptId'>,
  now: Date,
) =>
  db.run(sql`
    update marking.page set state = ${state}, script_id = ${scriptId}, changed_at = ${now}
    where school_id = ${schoolId} and id = ${id}`);

export const updateDecided = (
  db: Db,
  { schoolId, id }: Pick<PageRow, 'schoolId' | 'id'>,
  decided: PageRow['decided'],
  now: Date,
) =>
  db.run(sql`
    update marking.page set decided = ${JSON.stringify(decided)}, changed_at = ${now}
    where school_id = ${schoolId} and id = ${id}`);

export const insertDoubts = (
  db: Db,
  { schoolId, projectId, id: pageId }: PageRow,
  doubts: readonly { readonly id: Id; readonly kind: DoubtKind; readonly field: number | null }[],
  now: Date,
) =>
  db.run(sql`
    insert into marking.doubt (school_id, project_id, id, page_id, kind, field, created_at)
    select ${schoolId}, ${projectId}, d.id, ${pageId}, d.kind, d.field, ${now}
    from jsonb_to_recordset(${JSON.stringify(doubts)}::jsonb) as d (id uuid, kind text, field smallint)
    on conflict do nothing`);

/** Doubts of a page that no longer counts, or of which is not known whose it is. */
export const deleteOpenDoubts = (db: Db, { schoolId, id }: PageRow) =>
  db.run(sql`
    delete from marking.doubt where school_id = ${schoolId} and page_id = ${id} and cleared_at is null`);

/** What its marks say is in doubt only while the page counts. */
export const deleteFieldDoubts = (db: Db, { schoolId, id }: PageRow) =>
  db.run(sql`
    delete from marking.doubt
    where school_id = ${schoolId} and page_id = ${id} and cleared_at is null and field is not null`);

export const selectFieldsCleared = async (db: Db, { schoolId, id }: PageRow): Promise<readonly number[]> =>
  (
    await db.all<{ field: number }>(sql`
      select field from marking.doubt
      where school_id = ${schoolId} and page_id = ${id} and cleared_at is not null and field is not null`)
  ).map(({ field }) => field);

export interface DoubtRow extends ProjectKey {
  readonly id: Id;
  readonly pageId: Id;
  readonly kind: DoubtKind;
  readonly field: number | null;
  /** With `from`: of a page that a person doubted, whose it was. */
  readonly answer: DoubtAnswer | (Correction & { readonly from: Id }) | null;
  readonly clearedAt: Date | null;
}

export const selectDoubt = (db: Db, schoolId: Id, doubtId: Id) =>
  db.one<DoubtRow>(
    sql`
    select school_id, project_id, id, page_id, kind, field, answer, cleared_at from marking.doubt
    where school_id = ${schoolId} and id = ${doubtId}`,
    'marking.error.noDoubt',
  );

export const updateDoubt = (
  db: Db,
  { schoolId, id }: Pick<DoubtRow, 'schoolId' | 'id'>,
  cleared: { readonly answer: DoubtAnswer; readonly by: Id; readonly at: Date } | null,
) =>
  db.run(sql`
    update marking.doubt
    set answer = ${cleared && JSON.stringify(cleared.answer)}, cleared_by = ${cleared?.by ?? null}, cleared_at = ${cleared?.at ?? null}
    where school_id = ${schoolId} and id = ${id}`);

/** A doubt of a person about a page that counts, decided at once. */
export const insertCorrection = (
  db: Db,
  { schoolId, projectId, id: pageId }: PageRow,
  {
    id,
    answer,
    by,
    at,
  }: { readonly id: Id; readonly answer: Correction & { readonly from: Id }; readonly by: Id; readonly at: Date },
) =>
  db.run(sql`
    insert into marking.doubt (school_id, project_id, id, page_id, kind, answer, created_at, cleared_by, cleared_at)
    values (${schoolId}, ${projectId}, ${id}, ${pageId}, 'person', ${JSON.stringify(answer)}, ${at}, ${by}, ${at})`);

export const deleteDoubt = (db: Db, { schoolId, id }: Pick<DoubtRow, 'schoolId' | 'id'>) =>
  db.run(sql`delete from marking.doubt where school_id = ${schoolId} and id = ${id}`);

/** What markers see of a part; a part that had a picture and has none any more keeps its row. */
export const upsertPictures = (
  db: Db,
  { schoolId, projectId }: ProjectKey,
  scriptId: Id,
  parts: readonly {
    readonly id: Id;
    readonly itemId: Id;
    readonly part: number;
    readonly pictures: readonly Picture[];
    /** Another question of a choice counts in its place: nobody marks it. */
    readonly isLeftOut: boolean;
  }[],
  now: Date,
) =>
  db.run(sql`
    insert into marking.answer (school_id, project_id, id, script_id, item_id, part, pictures, is_left_out, arrived_at)
    select ${schoolId}, ${projectId}, p.id, ${scriptId}, p."itemId", p.part, p.pictures, p."isLeftOut", ${now}
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p (id uuid, "itemId" uuid, part smallint, pictures jsonb, "isLeftOut" boolean)
    on conflict (school_id, script_id, item_id, part) do update
    set pictures = excluded.pictures, is_left_out = excluded.is_left_out, arrived_at = excluded.arrived_at
    where answer.pictures is distinct from excluded.pictures or answer.is_left_out <> excluded.is_left_out`);

/** Takes answers that were left out from the hands of who has not marked them; marks that were given stay, and count nothing. */
export const freeLeftOut = (db: Db, { schoolId, projectId }: ProjectKey, scriptId: Id) =>
  db.run(sql`
    with freed as (
      delete from marking.turn t using marking.answer a
      where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.script_id = ${scriptId} and a.is_left_out
        and t.school_id = a.school_id and t.answer_id = a.id and t.first_given_at is null
      returning t.answer_id, t.person_id
    )
    update marking.answer a set takers = array(select taker from unnest(a.takers) as taker where taker <> all(gone.people))
    from (select answer_id, array_agg(person_id) as people from freed group by answer_id) gone
    where a.school_id = ${schoolId} and a.id = gone.answer_id`);
