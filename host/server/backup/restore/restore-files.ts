import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from 'edutech/core/common/ids';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import type { Archive } from '../archive/archive';
import type { Telling } from './restore-tables';

/**
 * Brings contents back that are not there. Contents are named by their hash and never change, so this takes nothing from
 * the state before: it may end anywhere.
 */
export async function restoreFiles(archive: Archive, folder: string, now: Date, tell: Telling): Promise<void> {
  const store = new DiskContents(folder);
  const drafts = join(folder, 'draft');
  await mkdir(drafts, { recursive: true });
  const { contents } = archive;
  for (const [at, sha256] of contents.entries()) {
    const isThere = await stat(store.pathOf(sha256)).then(
      () => true,
      () => false,
    );
    if (!isThere) await bringBack(archive, store, sha256, join(drafts, newId()), now);
    if (at % 100 === 0) await tell((at + 1) / contents.length);
  }
}

async function bringBack(archive: Archive, store: DiskContents, sha256: string, path: string, now: Date) {
  await pipeline(archive.contentOf(sha256), createWriteStream(path, { flags: 'wx', flush: true }));
  const { size } = await stat(path);
  // the archive was checked: the content is what its name says
  await store.place({ path, sha256, bytes: size }, now);
}
