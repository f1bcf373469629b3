import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rm, stat, truncate, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../../common/ids';

/** Large enough that a video costs few turns of the event loop, small enough that a thousand readers fit in memory. */
export const chunkBytes = 262_144;
const beatMilliseconds = 5000;

/** A content that is complete on this machine's disk, hashed, but not in place yet. */
export interface Draft {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Some bytes of a file, from its beginning. */
export interface Source {
  readonly path: string;
  readonly bytes: number;
}

/** How long work reports that it continues, and learns that it must stop. */
export interface LongWork {
  readonly signal: AbortSignal;
  readonly beat: () => Promise<void>;
}

/** Contents that are being made ready, in one folder. */
export class Drafts {
  constructor(readonly folder: string) {}

  /** Copies a file here, hashing it on the way, and returns when the disk has it. Nothing stays when this fails. */
  async of(source: string): Promise<Draft> {
    const { size } = await stat(source);
    return this.#made((path) => hashed([{ path: source, bytes: size }], { copy: path }));
  }

  /**
   * The same of files that lie on this disk already, one behind the other: one alone is only given a second name, several
   * are copied. They must be durable, and nobody may write to them any more.
   */
  joined(sources: readonly Source[], work: LongWork): Promise<Draft> {
    return this.#made(async (path) => {
      const [only, ...more] = sources;
      const isLinked = only !== undefined && more.length === 0 && (await isNamedAgain(only, path));
      return hashed(sources, { copy: isLinked ? null : path, work });
    });
  }

  async drop({ path }: Pick<Draft, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  /** A path for a file of this machine that is needed for a while. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, newId());
  }

  /** Removes what processes that died have left before `time`. */
  async sweep(time: Date): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < time) await rm(path, { force: true });
    }
  }

  async #made(make: (path: string) => Promise<Omit<Draft, 'path'>>): Promise<Draft> {
    const path = await this.newPath();
    try {
      return { path, ...(await make(path)) };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }
}

/** Gives a file a second name, cut to its length; false where the disk cannot, or it is another disk. */
async function isNamedAgain({ path, bytes }: Source, name: string): Promise<boolean> {
  await truncate(path, bytes);
  try {
    await link(path, name);
  } catch (error) {
    if (['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes((error as { code?: string }).code ?? ''))
      return false;
    throw error;
  }
  // young, so that nobody sweeps it away as one that was left
  await utimes(name, new Date(), new Date());
  return true;
}

/** Reads sources one behind the other, hashes them, and writes them to `copy` where there is one, flushed to the disk. */
async function hashed(
  sources: readonly Source[],
  { copy, work }: { readonly copy: string | null; readonly work?: LongWork },
): Promise<Omit<Draft, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  let beatAt = performance.now();
  async function* read() {
    for (const source of sources) {
      if (source.bytes === 0) continue;
      const chunks = createReadStream(source.path, { highWaterMark: chunkBytes, end: source.bytes - 1 });
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
        if (!work || performance.now() - beatAt < beatMilliseconds) continue;
        beatAt = performance.now();
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
  return { sha256: hash.digest('hex'), bytes };
}
