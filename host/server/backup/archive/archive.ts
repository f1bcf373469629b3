import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import {
  aboutEntry,
  fileEntry,
  hashOfContents,
  type Manifest,
  manifestEntry,
  readAbout,
  readManifest,
  type TableInBackup,
} from 'edutech/core/server/operation/manifest';
import { type ArchiveEntry, readEntries, readEntry } from './archive-reader';
import { type ArchiveKey, archiveKey, unsealed } from './sealing';

/** An archive that was opened: its manifest has been read and fits its hash. */
export class Archive {
  private constructor(
    readonly path: string,
    readonly manifest: Manifest,
    private readonly entries: ReadonlyMap<string, ArchiveEntry>,
    private readonly key: ArchiveKey,
  ) {}

  /** @throws Error with one sentence where it is damaged, of another version, or needs another key. */
  static async open(path: string, keyFile: string): Promise<Archive> {
    return refusing(path, async () => {
      const entries = await readEntries(path);
      const about = readAbout(await textIn(path, entries, aboutEntry, null));
      if (about.isEncrypted && !keyFile) throw new Error('it is encrypted: name its key file with --key FILE');
      const key = about.isEncrypted ? await archiveKey(keyFile, Buffer.from(about.salt, 'hex')) : null;
      const text = await textIn(path, entries, manifestEntry, key).catch((error: unknown) => {
        throw key ? new Error('the key file is not the one it was made with, or it is damaged') : error;
      });
      return new Archive(path, readManifest(text), entries, key);
    });
  }

  /** The rows of a table, as COPY takes them. */
  rowsOf(table: TableInBackup): Readable {
    const compressed = Readable.from(unsealed(readEntry(this.path, this.#entry(table.entry)), this.key));
    const plain = createZstdDecompress();
    // the reader of `plain` receives every error
    pipeline(compressed, plain).catch((error: Error) => plain.destroy(error));
    return plain;
  }

  /** Hashes of the contents that it holds. */
  get contents(): readonly string[] {
    return [...this.entries.keys()].filter((name) => name.startsWith('files/')).map((name) => name.slice(6));
  }

  contentOf(sha256: string): Readable {
    return Readable.from(unsealed(readEntry(this.path, this.#entry(fileEntry(sha256))), this.key));
  }

  /** Reads everything and compares every hash. Throws at the first that does not fit. */
  async check(progress?: (share: number) => Promise<void> | void): Promise<void> {
    const { tables, files } = this.manifest;
    let done = 0;
    const total = tables.length + this.contents.length || 1;
    const tell = async () => progress?.(++done / total);
    await refusing(this.path, async () => {
      for (const table of tables) {
        if ((await hashOfStream(this.rowsOf(table))) !== table.sha256)
          throw new Error(`the table ${table.name} is damaged`);
        await tell();
      }
      for (const sha256 of this.contents) {
        if ((await hashOfStream(this.contentOf(sha256))) !== sha256) throw new Error(`the file ${sha256} is damaged`);
        await tell();
      }
      if (files && hashOfContents(this.contents) !== files.sha256) throw new Error('files are missing');
    });
  }

  #entry(name: string): ArchiveEntry {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    return entry;
  }
}

/** Whatever is wrong with an archive, who asked for it learns that nothing was changed. */
async function refusing<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`The backup ${path} cannot be used: ${(error as Error).message}. Nothing was changed.`, {
      cause: error,
    });
  }
}

async function textIn(path: string, entries: ReadonlyMap<string, ArchiveEntry>, name: string, key: ArchiveKey) {
  const entry = entries.get(name);
  if (!entry) throw new Error(`${name} is missing`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of unsealed(readEntry(path, entry), key)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function hashOfStream(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
