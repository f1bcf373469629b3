import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../common/ids';
import type { ByteRange } from './serve/byte-range';

/** Large enough that a video costs few turns of the event loop, small enough that a thousand readers fit in memory. */
const chunkBytes = 262_144;

/** A content that was copied and is whole on disk, but not in its place yet. */
export interface Draft {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Contents on a local disk, each once, at `ab/cd/<sha256>`; drafts under `draft/`. */
export class ContentStore {
  constructor(readonly folder: string) {}

  pathOf(sha256: string): string {
    return join(this.folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }

  /** Copies a file here, hashing it on the way, and returns when the disk has it. Nothing stays when this fails. */
  async draft(source: string): Promise<Draft> {
    const folder = join(this.folder, 'draft');
    await mkdir(folder, { recursive: true });
    const path = join(folder, newId());
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      await pipeline(
        createReadStream(source, { highWaterMark: chunkBytes }),
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            bytes += chunk.length;
            yield chunk;
          }
        },
        // flush: fsync before close
        createWriteStream(path, { flags: 'wx', flush: true }),
      );
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, sha256: hash.digest('hex'), bytes };
  }

  /** Moves a draft to its place, in one step that either happened or did not. Drops it when the content is there. */
  async place(draft: Draft, now: Date): Promise<void> {
    const path = this.pathOf(draft.sha256);
    if (await this.#holds(path, draft.bytes)) {
      // young again, so that nobody sweeps it away before its new row is committed
      await utimes(path, now, now);
      await this.drop(draft);
      return;
    }
    const folder = dirname(path);
    await mkdir(folder, { recursive: true });
    await rename(draft.path, path);
    await syncFolder(folder);
    await syncFolder(dirname(folder));
    await syncFolder(this.folder);
  }

  async drop(draft: Draft): Promise<void> {
    await rm(draft.path, { force: true });
  }

  read(sha256: string, range?: ByteRange): Readable {
    return createReadStream(this.pathOf(sha256), { highWaterMark: chunkBytes, ...range });
  }

  /** Opens a content first, so that one that is missing is known before an answer begins. Throws ENOENT. */
  open(sha256: string): Promise<FileHandle> {
    return open(this.pathOf(sha256), 'r');
  }

  /** Contents that were written before `time`, and drafts that somebody left then. */
  async *writtenBefore(time: Date): AsyncGenerator<{ kind: 'content' | 'draft'; name: string; path: string }> {
    for await (const path of filesIn(this.folder)) {
      const found = await stat(path).catch(() => undefined);
      if (!found || found.mtime >= time) continue;
      const kind = dirname(path) === join(this.folder, 'draft') ? 'draft' : 'content';
      yield { kind, name: path.slice(dirname(path).length + 1), path };
    }
  }

  async #holds(path: string, bytes: number): Promise<boolean> {
    return (await stat(path).catch(() => undefined))?.size === bytes;
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
