import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat, truncate, utimes } from 'node:fs/promises';
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
    const { size } = await stat(source);
    const path = await this.#newDraft();
    return this.#orNothing(path, () => hashed([{ path: source, bytes: size }], path));
  }

  /**
   * A draft of files that lie on this disk already, one behind the other: one alone is only given a second name, several
   * are copied. They must be durable, and nobody may write to them any more. Nothing stays when this fails.
   */
  async draftOf(
    sources: readonly Source[],
    { signal, beat }: { readonly signal: AbortSignal; readonly beat: () => Promise<void> },
  ): Promise<Draft> {
    const path = await this.#newDraft();
    return this.#orNothing(path, async () => {
      const [only, ...more] = sources;
      const isLinked = only !== undefined && more.length === 0 && (await isNamedAgain(only, path));
      return hashed(sources, isLinked ? null : path, { path, signal, beat });
    });
  }

  async #newDraft(): Promise<string> {
    const folder = join(this.folder, 'draft');
    await mkdir(folder, { recursive: true });
    return join(folder, newId());
  }

  async #orNothing<T>(path: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
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

/** Some bytes of a file, from its beginning. */
export interface Source {
  readonly path: string;
  readonly bytes: number;
}

/** Gives a file a second name, cut to its length; false where the disk cannot, or it is another disk. */
async function isNamedAgain({ path, bytes }: Source, name: string): Promise<boolean> {
  await truncate(path, bytes);
  return link(path, name).then(
    async () => {
      // young, so that nobody sweeps it away as one that was left
      await utimes(name, new Date(), new Date());
      return true;
    },
    (error: NodeJS.ErrnoException) => {
      if (['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(error.code ?? '')) return false;
      throw error;
    },
  );
}

const beatMilliseconds = 5000;

/** Reads sources one behind the other, hashes them, and writes them to `copy` where there is one, flushed to the disk. */
async function hashed(
  sources: readonly Source[],
  copy: string | null,
  work?: { readonly path: string; readonly signal: AbortSignal; readonly beat: () => Promise<void> },
): Promise<Draft> {
  const hash = createHash('sha256');
  let bytes = 0;
  let beatAt = Date.now();
  async function* read() {
    for (const source of sources) {
      if (source.bytes === 0) continue;
      const chunks = createReadStream(source.path, { highWaterMark: chunkBytes, end: source.bytes - 1 });
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
        if (!work || Date.now() - beatAt < beatMilliseconds) continue;
        beatAt = Date.now();
        work.signal.throwIfAborted();
        await work.beat();
      }
    }
  }
  // flush: fsync before close
  if (copy !== null) await pipeline(read, createWriteStream(copy, { flags: 'wx', flush: true }));
  else for await (const _chunk of read());
  if (bytes !== sources.reduce((sum, source) => sum + source.bytes, 0))
    throw new Error('A source is shorter than it was.');
  return { path: copy ?? work!.path, sha256: hash.digest('hex'), bytes };
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
