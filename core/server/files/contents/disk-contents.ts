import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError, wireCodes } from '../../../common/errors';
import type { ByteRange } from './byte-range';
import { type Contents, isContentName } from './contents';
import { chunkBytes, type Draft, Drafts } from './drafts';

/** Contents on a local disk (or a network disk that all processes share), at `ab/cd/<sha256>`; drafts under `draft/`. */
export class DiskContents implements Contents {
  readonly drafts: Drafts;

  constructor(readonly folder: string) {
    this.drafts = new Drafts(join(folder, 'draft'));
  }

  pathOf(sha256: string): string {
    return join(this.folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }

  async place(draft: Draft, now: Date): Promise<void> {
    const path = this.pathOf(draft.sha256);
    if ((await this.sizeOf(draft.sha256)) === draft.bytes) {
      // young again, so that nobody sweeps it away before its new row is committed
      await utimes(path, now, now);
      await this.drafts.drop(draft);
      return;
    }
    const folder = dirname(path);
    await mkdir(folder, { recursive: true });
    await rename(draft.path, path);
    await syncFolder(folder);
    await syncFolder(dirname(folder));
    await syncFolder(this.folder);
  }

  async sizeOf(sha256: string): Promise<number | null> {
    return (await stat(this.pathOf(sha256)).catch(() => undefined))?.size ?? null;
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable> {
    // opened first, so that one that is missing is known before an answer begins
    const handle = await open(this.pathOf(sha256), 'r').catch((cause: unknown) => {
      throw new AppError('core.files.lost', wireCodes.failed, {}, { cause });
    });
    return handle.createReadStream({ highWaterMark: chunkBytes, ...range });
  }

  withFile<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.pathOf(sha256));
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
  }

  async *placedBefore(time: Date): AsyncGenerator<string> {
    for await (const path of filesIn(this.folder)) {
      const name = path.slice(dirname(path).length + 1);
      const found = isContentName(name) && (await stat(path).catch(() => undefined));
      if (found && found.mtime < time) yield name;
    }
  }
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

/** A rename is safe from a power cut once its folder is. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
