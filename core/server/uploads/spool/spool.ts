import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Id } from '../../../common/ids';
import { token } from '../../../common/token';

/**
 * Pieces of uploads wait here on this machine's disk until all have arrived. Several processes share it; several
 * machines must share the disk, or send each person to one of them.
 */
export class UploadSpool {
  constructor(readonly folder: string) {}

  pathOf(piece: Id): string {
    return join(this.folder, piece);
  }

  /** Opens a piece for writing; one that is not there yet begins empty. */
  async open(piece: Id): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true });
    const path = this.pathOf(piece);
    return open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return open(path, 'wx+');
    });
  }

  async remove(pieces: readonly { readonly id: Id }[]): Promise<void> {
    await Promise.all(pieces.map(({ id }) => rm(this.pathOf(id), { force: true })));
  }

  /** Ids of pieces that nobody has written to since `time`. */
  async *untouchedSince(time: Date): AsyncGenerator<Id> {
    for (const id of await readdir(this.folder).catch(() => [])) {
      const found = await stat(this.pathOf(id)).catch(() => undefined);
      if (found && found.mtime < time) yield id;
    }
  }
}

export const Spool = token<UploadSpool>('core.UploadSpool');
