import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from 'edutech/core/common/ids';
import { isPartName, type OpenPart, type Rendition, type Renditions } from './renditions';

const chunkBytes = 262_144;

/** Renditions on a local disk, or on a network disk that all processes share: `ab/<sha256>/<recipe>/<name>`. */
export class DiskRenditions implements Renditions {
  constructor(readonly folder: string) {}

  pathOf({ sha256, recipe }: Rendition): string {
    return join(this.folder, sha256.slice(0, 2), sha256, recipe);
  }

  async place(of: Rendition, folder: string): Promise<void> {
    await sync(folder);
    const path = this.pathOf(of);
    await mkdir(dirname(path), { recursive: true });
    await this.remove(of);
    await rename(folder, path);
  }

  async open(of: Rendition, name: string): Promise<OpenPart | null> {
    if (!isPartName(name)) return null;
    const handle = await open(join(this.pathOf(of), name), 'r').catch(() => null);
    if (!handle) return null;
    const { size: bytes } = await handle.stat();
    return {
      bytes,
      read: (range) => handle.createReadStream({ ...range, highWaterMark: chunkBytes }),
      close: () => handle.close(),
    };
  }

  async has(of: Rendition): Promise<boolean> {
    return stat(this.pathOf(of)).then(
      (found) => found.isDirectory(),
      () => false,
    );
  }

  /** Moved away in one step first: nobody reads half of a folder that is being deleted. */
  async remove(of: Rendition): Promise<void> {
    const away = join(this.folder, `.gone-${newId()}`);
    const isThere = await rename(this.pathOf(of), away).then(
      () => true,
      () => false,
    );
    if (isThere) await rm(away, { recursive: true, force: true });
  }

  /** Also forgets what a process that was killed has left half-removed. */
  async *all(): AsyncGenerator<Rendition> {
    for (const first of await namesIn(this.folder)) {
      if (first.startsWith('.gone-')) {
        await rm(join(this.folder, first), { recursive: true, force: true });
        continue;
      }
      for (const sha256 of await namesIn(join(this.folder, first))) {
        for (const recipe of await namesIn(join(this.folder, first, sha256))) yield { sha256, recipe };
      }
    }
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Everything that is reported as ready is on the disk, after a power cut too. */
async function sync(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const handle = await open(join(folder, name), 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
