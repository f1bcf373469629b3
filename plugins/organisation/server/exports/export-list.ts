import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { CellValue } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';

/** What a list needs to be taken along. */
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
  /** The one school that it is of, whose administrators find it in their audit log. */
  readonly schoolId?: Id | undefined;
}

/** A list as a workbook, and the audit record of who took it along. */
export async function exportList(
  { audit, files, texts }: ExportParts,
  { db, actor, language, client }: ExportCall,
  { list, columns, columnsOf = list, rows, schoolId }: ExportedList,
) {
  const title = texts.say(language, `organisation.${list}.title`);
  await audit.record(db, actor, {
    act: `organisation.export.${list}`,
    objectKind: list,
    objectId: null,
    schoolId: actor.reach === 'school' ? actor.schoolId : (schoolId ?? null),
    facts: { rows: rows.length },
    address: client.address,
  });
  const heading = columns.map((column) => ({
    title: texts.say(language, `organisation.${columnsOf}.${column}`),
    width: 16,
  }));
  return sheetFile(db, files, actor, title, [{ name: title, columns: heading, rows }]);
}

/** Several words in one cell. */
export const inOneCell = (language: Language, words: readonly string[]): string =>
  words.join(language === 'en' ? ', ' : '、');
