import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAddress } from '../../../common/files/file-address';
import type { FileGroup } from '../../../common/files/file-groups';
import type { SignedIn } from '../../actor';
import type { Db } from '../../data/db';
import type { Files } from '../files';

/**
 * Its address is valid for a minute and is given once, so nobody fetches it later: the rest is for a slow connection.
 * The file is not left behind.
 */
const keptMilliseconds = 3_600_000;

/**
 * Stores a generated file for one person for an hour, and returns the address to fetch it. `name` with its extension.
 */
export async function writtenFile(
  db: Db,
  files: Files,
  actor: SignedIn,
  { name, bytes, group }: { readonly name: string; readonly bytes: Uint8Array; readonly group: FileGroup },
): Promise<FileAddress> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-written-'));
  try {
    const path = join(folder, 'written');
    await writeFile(path, bytes);
    const owner = { personId: actor.personId, schoolId: actor.schoolId, keptFor: keptMilliseconds };
    const file = await files.store(db, { path, name }, group, owner);
    return { address: files.ticketAddress(file, 'download', actor.sessionId), name: file.name, bytes: file.bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
