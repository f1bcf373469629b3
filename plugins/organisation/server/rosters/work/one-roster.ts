import { invalid } from 'edutech/core/common/errors';
import { decodeText } from 'edutech/core/server/sheets/reading/decode-text';
import { mostRows, readCsv } from 'edutech/core/server/sheets/read-sheet';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import {
  type CsvTable,
  oneRosterHeading,
  type OneRosterFiles,
  oneRosterRows,
} from '../../../model/rosters/sheet/oneroster';
import type { PeopleKind } from '../../../model/rosters/read/fields';

const mostUnpacked = 200 * 1_048_576;
const files = ['users', 'roles', 'classes', 'enrollments', 'orgs', 'courses', 'demographics'] as const;
type FileName = (typeof files)[number];
const signature = Buffer.from('PK\u0003\u0004');

/** Which of the standard's files this is, in whatever folder of the archive. */
const fileOf = (path: string): FileName | undefined => files.find((name) => path.split('/').at(-1) === `${name}.csv`);

/**
 * The rows of a OneRoster 1.2 CSV archive for one kind of people, with a heading that the mapping knows. Null for what is
 * none: no archive, or one without a `users.csv`, such as a workbook. Throws AppError `core.sheets.*` and
 * `organisation.rosters.error.oneRoster`.
 */
export async function readOneRoster(
  bytes: Buffer,
  kind: PeopleKind,
): Promise<{ heading: string[]; rows: string[][] } | null> {
  const tables = await readArchive(bytes);
  if (!tables) return null;
  if (tables.users.length > mostRows) throw invalid('core.sheets.tooLarge', { rows: mostRows });
  return { heading: [...oneRosterHeading[kind]], rows: oneRosterRows(tables, kind) };
}

/** The files of an archive; null for what is none. Throws as {@link readOneRoster}. */
export async function readArchive(bytes: Buffer): Promise<OneRosterFiles | null> {
  if (!bytes.subarray(0, 4).equals(signature)) return null;
  const parts = unpackedParts(bytes, (path) => fileOf(path) !== undefined, mostUnpacked);
  if (parts === 'damaged') return null;
  if (parts === 'tooLarge') throw invalid('core.sheets.tooLarge', { rows: mostRows });
  return readFiles(parts);
}

/** Files by their paths; null without a `users.csv`. Throws AppError `organisation.rosters.error.oneRoster`. */
export async function readFiles(
  parts: readonly { readonly name: string; readonly content: Buffer }[],
): Promise<OneRosterFiles | null> {
  const tables: Partial<Record<FileName, CsvTable>> = {};
  for (const { name, content } of parts) {
    const file = fileOf(name);
    if (file) tables[file] = await tableOf(content);
  }
  const { users } = tables;
  if (!users) return null;
  if (!('sourcedId' in (users[0] ?? { sourcedId: '' }))) throw invalid('organisation.rosters.error.oneRoster');
  return { ...tables, users };
}

async function tableOf(content: Buffer): Promise<CsvTable> {
  const [heading = [], ...rows] = await readCsv(decodeText(content));
  return rows.map((cells) => Object.fromEntries(heading.map((name, column) => [name, cells[column] ?? ''])));
}
