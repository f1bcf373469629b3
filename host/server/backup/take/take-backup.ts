import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, constants } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import type pg from 'pg';
import { withClient } from 'edutech/core/server/data/postgres/client';
import { ArchiveWriter } from '../archive/archive-writer';
import { type ArchiveKey, archiveKey, sealed } from '../archive/sealing';
import { CopyOut } from '../copy/copy-out';
import {
  aboutEntry,
  fileEntry,
  hashOfContents,
  type Manifest,
  manifestEntry,
  type TableInBackup,
  wholeHash,
} from 'edutech/core/server/operation/manifest';
import {
  type BackedUpTable,
  copyOutOf,
  selectContents,
  selectQueueVersion,
  selectSequences,
  selectTables,
  speakPlainly,
} from '../tables.queries';
import { mayTakeBackup, removeUnfinished } from './unfinished';

/** The parts of a backup and its destination. */
export interface TakeOptions {
  readonly ownerUrl: string;
  /** Path of a content by its hash; null: without files. */
  readonly contentPath: ((sha256: string) => string) | null;
  readonly archive: string;
  readonly keyFile: string;
  readonly platform: string;
  readonly city: string;
  readonly now: Date;
  readonly signal?: AbortSignal;
  /** 0 to 1. */
  readonly progress?: (share: number) => Promise<void> | void;
}

/**
 * Writes the whole deployment into one archive: every table of ours as of one moment (a snapshot transaction), then the
 * contents that those rows name. Beside it is `<archive>.json`, the manifest for lists of backups.
 * @throws Error with one sentence; nothing incomplete stays.
 */
export async function takeBackup(options: TakeOptions): Promise<Manifest> {
  return withClient(options.ownerUrl, (client) => writeArchive(client, options), {
    application_name: 'edutech backup',
  });
}

async function writeArchive(client: pg.Client, options: TakeOptions): Promise<Manifest> {
  const { archive, now } = options;
  if (!(await mayTakeBackup(client)))
    throw new Error('Another backup of this database is running: wait until it has ended.');
  await removeUnfinished(dirname(archive));
  const salt = randomBytes(16);
  const key = await archiveKey(options.keyFile, salt);
  const writer = await ArchiveWriter.create(archive, now);
  try {
    await speakPlainly(client);
    const about = { format: 1, createdAt: now.toISOString(), isEncrypted: key !== null, salt: salt.toString('hex') };
    await writer.add(aboutEntry, textOf(about));
    const manifest = await writeContents(client, writer, key, options);
    await writer.add(manifestEntry, sealed(textOf(manifest), key));
    await writer.finish();
    await writeFile(`${archive}.json`, JSON.stringify(manifest), { mode: 0o600 });
    return manifest;
  } catch (error) {
    await writer.drop();
    throw error;
  }
}

async function writeContents(client: pg.Client, writer: ArchiveWriter, key: ArchiveKey, options: TakeOptions) {
  const { contentPath, platform, city, now, signal } = options;
  await client.query('begin isolation level repeatable read read only');
  const tables = await selectTables(client);
  const contents = contentPath ? await selectContents(client) : [];
  const tell = progressOver(tables, contents, options);
  const written: TableInBackup[] = [];
  for (const [at, table] of tables.entries()) {
    signal?.throwIfAborted();
    written.push(await writeTable(client, writer, key, { table, at, tell }));
    await tell(table.bytes);
  }
  const sequences = await selectSequences(client);
  const queueVersion = await selectQueueVersion(client);
  await client.query('commit');
  const files = contentPath ? await writeFiles(writer, key, contents, contentPath, { tell, signal }) : null;
  const content = {
    format: 1 as const,
    createdAt: now.toISOString(),
    platform,
    city,
    queueVersion,
    tables: written,
    sequences,
    files,
  };
  return { ...content, whole: wholeHash({ ...content }) } satisfies Manifest;
}

interface TableToWrite {
  readonly table: BackedUpTable;
  readonly at: number;
  readonly tell: (bytes: number) => Promise<void>;
}

async function writeTable(
  client: pg.Client,
  writer: ArchiveWriter,
  key: ArchiveKey,
  { table, at, tell }: TableToWrite,
) {
  const entry = `tables/${String(at + 1).padStart(3, '0')}-${table.name}`.slice(0, 96);
  const rows = client.query(new CopyOut(copyOutOf(table)));
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      // a sign of life: one table may take longer than a lease
      await tell(0);
      yield chunk;
    }
  };
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  await Promise.all([pipeline(rows, counted, compressed), writer.add(entry, sealed(compressed, key))]);
  return { name: table.name, columns: [...table.columns], rows: rows.rows, bytes, sha256: hash.digest('hex'), entry };
}

interface FileTelling {
  readonly tell: (bytes: number) => Promise<void>;
  readonly signal: AbortSignal | undefined;
}

/** A content that the disk has lost is named, and does not keep all the others from being saved. */
async function writeFiles(
  writer: ArchiveWriter,
  key: ArchiveKey,
  contents: readonly { sha256: string; bytes: number }[],
  contentPath: (sha256: string) => string,
  { tell, signal }: FileTelling,
) {
  const missing: string[] = [];
  const kept: string[] = [];
  let total = 0;
  for (const { sha256, bytes } of contents) {
    signal?.throwIfAborted();
    try {
      await writer.add(fileEntry(sha256), sealed(createReadStream(contentPath(sha256)), key));
      kept.push(sha256);
      total += bytes;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
      missing.push(sha256);
    }
    await tell(bytes);
  }
  return { count: kept.length, bytes: total, missing, sha256: hashOfContents(kept) };
}

/** Reports the progress, by the size of what is to be done; at most four times a second. */
function progressOver(tables: readonly BackedUpTable[], contents: readonly { bytes: number }[], options: TakeOptions) {
  const total = [...tables, ...contents].reduce((sum, { bytes }) => sum + bytes, 0) || 1;
  let done = 0;
  let toldAt = 0;
  return async (bytes: number) => {
    done += bytes;
    if (performance.now() - toldAt < 250) return;
    toldAt = performance.now();
    await options.progress?.(Math.min(1, done / total));
  };
}

async function* textOf(value: unknown): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(value));
}
