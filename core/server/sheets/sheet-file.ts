import type { FileAddress } from '../../common/files/file-address';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';
import { writtenFile } from '../files/contents/written-file';
import type { Files } from '../files/files';
import { type SheetToWrite, writeSheets } from './write-sheet';

/**
 * Writes a workbook for the caller, and returns the address where it can be fetched within a minute. The file belongs
 * to that person alone; `name` without its extension. The call that requests it records it in the audit log.
 */
export async function sheetFile(
  db: Db,
  files: Files,
  actor: SignedIn,
  name: string,
  sheets: readonly SheetToWrite[],
): Promise<FileAddress> {
  return writtenFile(db, files, actor, {
    name: `${name}.xlsx`,
    bytes: await writeSheets(sheets),
    group: 'attachments',
  });
}
