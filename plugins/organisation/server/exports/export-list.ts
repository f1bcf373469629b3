import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { selectOwnSchool } from '../administration/scope';
import { mostRows } from 'edutech/core/server/sheets/read-sheet';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { CellValue } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';

/** What the export of a list needs. */
export interface ExportParts {
  readonly audit: Audit;
  readonly files: Files;
  readonly texts: Texts;
}

/** The call that asks for it. */
interface ExportCall {
  readonly db: Db;
  readonly actor: SignedIn;
  readonly language: Language;
  readonly client: { readonly address: string };
}

interface ExportedList {
  /** `schools`: the list's part of the messages, which name its title and columns. */
  readonly list:
    | 'schools'
    | 'classes'
    | 'layers'
    | 'subjects'
    | 'terms'
    | 'bureaus'
    | 'consents'
    | 'transfers'
    | 'approvals';
  readonly columns: readonly string[];
  /** Whose part of the messages names the columns; default: the list's. */
  readonly columnsOf?: string;
  readonly rows: readonly (readonly CellValue[])[];
  /** The one school that was asked for, whose administrators find it in their audit log. */
  readonly schoolId?: Id | undefined;
  /** Of students in classes: the school of each row. Each school's log records what was exported of its own. */
  readonly schoolOfRows?: readonly Id[];
}

/** All of a list: one row more than a workbook takes, so that {@link requireWhole} sees when there are too many. */
export const wholeList = { page: 1, pageLine: mostRows + 1 };

/** Refuses an export that would be cut: 422 `organisation.export.tooMany`. */
export function requireWhole(rows: readonly unknown[]): void {
  if (rows.length > mostRows) throw invalid('organisation.export.tooMany', { rows: mostRows });
}

/**
 * A list as a workbook, with an audit record of the export. 404 for a school that the actor does not administer; 422
 * as {@link requireWhole}.
 */
export async function exportList(
  { audit, files, texts }: ExportParts,
  { db, actor, language, client }: ExportCall,
  { list, columns, columnsOf = list, rows, schoolId, schoolOfRows }: ExportedList,
) {
  if (schoolId) await selectOwnSchool(db, actor, schoolId);
  requireWhole(rows);
  const title = texts.say(language, `organisation.${list}.title`);
  const asked = schoolId ?? (actor.reach === 'school' ? actor.schoolId : null);
  for (const [ofSchoolId, count] of takenOf(asked, rows.length, schoolOfRows))
    await audit.record(db, actor, {
      act: `organisation.export.${list}`,
      objectKind: list,
      objectId: null,
      schoolId: ofSchoolId,
      facts: { rows: count },
      address: client.address,
    });
  const heading = columns.map((column) => ({
    title: texts.say(language, `organisation.${columnsOf}.${column}`),
    width: 16,
  }));
  return sheetFile(db, files, actor, title, [{ name: title, columns: heading, rows }]);
}

/** Exported rows by the school that logs it: the requested one, else those of the rows; null: no school. */
function takenOf(asked: Id | null, rows: number, schoolOfRows: readonly Id[] = []): ReadonlyMap<Id | null, number> {
  if (asked || schoolOfRows.length === 0) return new Map([[asked, rows]]);
  const bySchool = Map.groupBy(schoolOfRows, (id) => id);
  return new Map(Array.from(bySchool, ([id, { length }]) => [id, length] as const));
}

/** Several words in one cell. */
export const inOneCell = (language: Language, words: readonly string[]): string =>
  words.join(language === 'en' ? ', ' : '、');
