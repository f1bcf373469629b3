import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAddress } from '../../common/files/file-address';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';
import type { Files } from '../files/files';
import { type SheetToWrite, writeSheets } from './write-sheet';

/**
 * Its address is good for a minute and is given once, so nobody comes for it later: the rest is for a slow line. A list of
 * people is not left lying about.
 */
const keptMilliseconds = 3_600_000;

/**
 * Writes a workbook for whoever asked for it, and answers where it can be fetched within a minute. The file belongs to
 * that person alone; `name` without its extension. The call that asks for it records it in the audit.
 */
export async function sheetFile(
  db: Db,
  files: Files,
  actor: SignedIn,
  name: string,
  sheets: readonly SheetToWrite[],
): Promise<FileAddress> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-sheet-'));
  try {
    const path = join(folder, 'list.xlsx');
    await writeFile(path, await writeSheets(sheets));
    const owner = { personId: actor.personId, schoolId: actor.schoolId, keptFor: keptMilliseconds };
    const file = await files.store(db, { path, name: `${name}.xlsx` }, 'attachments', owner);
    return {
      address: files.ticketAddress(file, 'download', actor.sessionId),
      name: file.name,
      bytes: file.bytes,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
