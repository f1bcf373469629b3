import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';
import { mostSheets } from '../../model/sheet/page-code';
import type { SheetSettings } from '../../model/sheet/settings';

export interface PaperKey {
  readonly schoolId: Id;
  readonly paperId: Id;
}

export const selectSettings = async (db: Db, { schoolId, paperId }: PaperKey): Promise<SheetSettings | null> =>
  (
    await db.maybe<{ settings: SheetSettings }>(sql`
      select settings from marking.sheet where school_id = ${schoolId} and paper_id = ${paperId}`)
  )?.settings ?? null;

export const upsertSettings = (
  db: Db,
  { schoolId, paperId }: PaperKey,
  { settings, by, now }: { readonly settings: SheetSettings; readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into marking.sheet (school_id, paper_id, settings, changed_by, changed_at)
    values (${schoolId}, ${paperId}, ${JSON.stringify(settings)}, ${by}, ${now})
    on conflict (school_id, paper_id) do update
    set settings = excluded.settings, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);

/** A sheet as it was printed. */
export interface PrintedSheet {
  readonly code: number;
  readonly sheet: AnswerSheet;
  /** Of its words, which decide where its zones stand. */
  readonly language: Language;
  readonly printedAt: Date;
}

export const selectLastPrinted = (db: Db, { schoolId, paperId }: PaperKey) =>
  db.maybe<PrintedSheet>(sql`
    select code, sheet, language, printed_at from marking.printed_sheet
    where school_id = ${schoolId} and paper_id = ${paperId} order by printed_at desc, code desc limit 1`);

export const selectPrinted = (db: Db, schoolId: Id, code: number) =>
  db.one<PrintedSheet>(sql`
    select code, sheet, language, printed_at from marking.printed_sheet where school_id = ${schoolId} and code = ${code}`);

/** Of two who print in a school the second waits: no code is given twice. */
export const lockCodes = (db: Db, schoolId: Id) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`marking.code ${schoolId}`}, 0))`);

/** The first code that the school has not given; null where all are given. */
export const selectFreeCode = async (db: Db, schoolId: Id): Promise<number | null> =>
  (
    await db.maybe<{ code: number }>(sql`
      select code from generate_series(0, ${mostSheets - 1}::integer) as free (code)
      where not exists (select from marking.printed_sheet p where p.school_id = ${schoolId} and p.code = free.code)
      order by code limit 1`)
  )?.code ?? null;

export const insertPrinted = (
  db: Db,
  { schoolId, paperId }: PaperKey,
  { code, sheet, language, by, now }: Omit<PrintedSheet, 'printedAt'> & { readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into marking.printed_sheet (school_id, code, paper_id, sheet, language, printed_by, printed_at)
    values (${schoolId}, ${code}, ${paperId}, ${JSON.stringify(sheet)}, ${language}, ${by}, ${now})`);

export const updatePrinted = (
  db: Db,
  schoolId: Id,
  code: number,
  { by, now }: { readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    update marking.printed_sheet set printed_by = ${by}, printed_at = ${now}
    where school_id = ${schoolId} and code = ${code}`);

/** Most projects of a paper whose labels are offered. */
const mostProjects = 5;

/** Open projects of a paper that somebody leads, the latest first. */
export const selectProjectsOfPaper = (db: Db, { schoolId, paperId }: PaperKey, personId: Id) =>
  db.all<{ projectId: Id; title: string }>(sql`
    select id as project_id, title from marking.project
    where school_id = ${schoolId} and paper_id = ${paperId} and leader_id = ${personId} and state = 'open'
    order by created_at desc, id limit ${mostProjects}`);
