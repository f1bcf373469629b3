import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PrintKind } from '../../model/paper/prints';
import type { PaperVersion } from '../../model/paper/versions';
import type { PaperKey } from '../papers/papers.queries';

/** What of a paper left the platform, or was seen. */
export interface Printed {
  readonly id: Id;
  readonly personId: Id;
  readonly at: Date;
  readonly act: 'print' | 'view';
  readonly kind?: PrintKind;
  readonly format?: 'docx' | 'pdf' | 'xlsx';
  readonly version?: PaperVersion;
}

export const insertPrinted = (db: Db, { schoolId, id: paperId }: PaperKey, row: Printed) =>
  db.run(sql`
    insert into exam.print_log (school_id, id, paper_id, person_id, at, act, kind, format, version)
    values (${schoolId}, ${row.id}, ${paperId}, ${row.personId}, ${row.at}, ${row.act}, ${row.kind ?? ''},
      ${row.format ?? ''}, ${row.version ?? ''})`);

export interface PrintedRow {
  readonly entryId: Id;
  readonly at: Date;
  readonly person: string;
  readonly act: 'print' | 'view';
  readonly kind: string;
  readonly format: string;
  readonly version: string;
}

export async function selectPrinted(
  db: Db,
  { schoolId, id }: PaperKey,
  { page, pageLine }: { readonly page: number; readonly pageLine: number },
): Promise<{ rows: PrintedRow[]; total: number }> {
  const rows = await db.all<PrintedRow>(sql`
    select l.id as entry_id, l.at, coalesce(p.name, '') as person, l.act, l.kind, l.format, l.version
    from exam.print_log l left join core.person p on p.id = l.person_id
    where l.school_id = ${schoolId} and l.paper_id = ${id} order by l.at desc, l.id desc
    limit ${pageLine} offset ${(page - 1) * pageLine}`);
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from (
      select from exam.print_log where school_id = ${schoolId} and paper_id = ${id} limit 10000) found`);
  return { rows, total: count };
}
