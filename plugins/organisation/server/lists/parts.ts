import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { OrganisationAdministration } from 'edutech/core/server/organisation/administration/administration';
import type { Rosters } from 'edutech/core/server/organisation/administration/rosters/rosters';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { CellValue } from 'edutech/core/server/sheets/write-sheet';
import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';

/** What the lists of administration need. */
export interface ListParts {
  readonly administration: OrganisationAdministration;
  readonly organisation: Organisation;
  readonly rosters: Rosters;
  readonly audit: Audit;
  readonly files: Files;
  readonly texts: Texts;
}

interface ExportedList {
  /** `schools`: the list's part of the messages, which name its title and columns. */
  readonly list: 'schools' | 'classes';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** A list as a workbook, and the audit record of who took it along. */
export async function exportList(
  { audit, files, texts }: ListParts,
  { db, actor, language, client }: { db: Db; actor: SignedIn; language: Language; client: { address: string } },
  { list, columns, rows }: ExportedList,
) {
  const say = (word: string) => texts.say(language, `organisation.${list}.${word}`);
  await audit.record(db, actor, {
    act: `organisation.export.${list}`,
    objectKind: list,
    objectId: null,
    facts: { rows: rows.length },
    address: client.address,
  });
  return sheetFile(db, files, actor, say('title'), [
    { name: say('title'), columns: columns.map((column) => ({ title: say(column), width: 16 })), rows },
  ]);
}
