import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { invalid } from 'edutech/core/common/errors';
import { decodeText } from 'edutech/core/server/sheets/decode-text';
import { readCsv } from 'edutech/core/server/sheets/read-sheet';
import {
  type CsvTable,
  oneRosterHeading,
  type OneRosterFiles,
  oneRosterRows,
} from '../../../model/rosters/sheet/oneroster';
import type { RosterKind } from '../../../model/rosters/read/fields';

const inflated = promisify(inflateRaw);
const mostUnpacked = 200 * 1024 * 1024;
const wanted = ['users', 'roles', 'classes', 'enrollments', 'orgs', 'courses', 'demographics'] as const;

/** True for a zip archive with a `users.csv` in it: OneRoster, not a workbook. */
export const isOneRoster = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50 && entriesOf(bytes).has('users.csv');

/** The rows of a OneRoster 1.2 CSV archive for one kind of people, with a heading that the mapping knows. */
export async function readOneRoster(bytes: Buffer, kind: RosterKind): Promise<{ heading: string[]; rows: string[][] }> {
  const entries = entriesOf(bytes);
  const files: Partial<Record<(typeof wanted)[number], CsvTable>> = {};
  let total = 0;
  for (const name of wanted) {
    const entry = entries.get(`${name}.csv`);
    if (!entry) continue;
    total += entry.size;
    if (total > mostUnpacked) throw invalid('core.sheets.tooLarge', { rows: 100_000 });
    files[name] = await tableOf(await contentOf(bytes, entry));
  }
  const { users } = files;
  if (!users || !('sourcedId' in (users[0] ?? { sourcedId: '' })))
    throw invalid('organisation.rosters.error.oneRoster');
  return {
    heading: [...oneRosterHeading[kind]],
    rows: oneRosterRows({ ...files, users } satisfies OneRosterFiles, kind),
  };
}

async function tableOf(content: Buffer): Promise<CsvTable> {
  const [heading = [], ...rows] = await readCsv(decodeText(content));
  return rows.map((cells) => Object.fromEntries(heading.map((name, column) => [name, cells[column] ?? ''])));
}

interface Entry {
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  readonly method: number;
}

/** The archive's directory (APPNOTE.TXT 4.3.12), by file name without folders. */
function entriesOf(bytes: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) return entries;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) break;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name.split('/').at(-1)!, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

async function contentOf(bytes: Buffer, { at, packed, size, method }: Entry): Promise<Buffer> {
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  return inflated(content, { maxOutputLength: size + 1 });
}
