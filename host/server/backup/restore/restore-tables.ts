import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { replayMigrations } from 'edutech/core/server/data/migrations';
import { withClient } from 'edutech/core/server/data/postgres/client';
import { migrateJobs } from 'edutech/core/server/queue/schema';
import type { Archive } from '../archive/archive';
import { CopyIn } from '../copy/copy-in';
import { CopyOut } from '../copy/copy-out';
import type { TableInBackup } from 'edutech/core/server/operation/manifest';
import { copyInto, copyOutOf, selectQueueVersion, selectTables, setSequence, speakPlainly } from '../tables.queries';
import {
  addForeignKeys,
  dropForeignKeys,
  emptyTables,
  endSessions,
  selectRecordedMigrations,
  setTriggers,
} from './load.queries';

const record = 'core.migration';

/**
 * Nobody needs a scratch database after a crash, so its commits do not wait for the disk; the swap waits, and with it
 * everything before.
 */
const unhurried = '-c synchronous_commit=off';

/** How far a restore is: 0 to 1. */
export type Telling = (share: number) => Promise<void> | void;

/** What became of the tables. */
interface RestoredTables {
  /** Those that were left out: the queue's, when its version is another one now. */
  readonly leftOut: readonly string[];
  readonly endedSessions: number;
}

/**
 * Fills an empty database from an archive: the tables by its own migrations, then their rows, then the hash of every
 * table is compared; at last everybody is signed out.
 * @throws Error when a table differs from the archive.
 */
export async function restoreTables(
  url: string,
  appRole: string,
  archive: Archive,
  tell: Telling,
): Promise<RestoredTables> {
  const about = { application_name: 'edutech restore', options: unhurried };
  return withClient(url, (client) => fill(client, { url, appRole, archive, tell }), about);
}

interface Filling {
  readonly url: string;
  readonly appRole: string;
  readonly archive: Archive;
  readonly tell: Telling;
}

async function fill(client: pg.Client, { url, appRole, archive, tell }: Filling): Promise<RestoredTables> {
  const { tables, sequences, queueVersion } = archive.manifest;
  await replay(url, appRole, archive);
  await migrateJobs(url, appRole);
  const takesQueue = (await selectQueueVersion(client)) === queueVersion;
  const wanted = tables.filter(({ name }) => name !== record && (takesQueue || !name.startsWith('jobs.')));
  await speakPlainly(client);
  await load(client, archive, wanted, tell);
  for (const sequence of sequences) {
    if (takesQueue || !sequence.name.startsWith('jobs.')) await setSequence(client, sequence);
  }
  await compare(client, wanted, tell);
  const endedSessions = await endSessions(
    client,
    wanted.map(({ name }) => name),
  );
  await client.query('analyze');
  const leftOut = tables.filter((table) => table.name !== record && !wanted.includes(table)).map(({ name }) => name);
  return { leftOut, endedSessions };
}

/** The record of migrations holds their texts: it is brought in first, and run again in its order. */
async function replay(url: string, appRole: string, archive: Archive): Promise<void> {
  const table = archive.manifest.tables.find(({ name }) => name === record);
  if (!table) throw new Error('The backup names no migrations.');
  await replayMigrations(url, appRole, unhurried, async (prepared) => {
    await pipeline(archive.rowsOf(table), prepared.query(new CopyIn(copyInto(table))));
    return selectRecordedMigrations(prepared);
  });
}

async function load(client: pg.Client, archive: Archive, tables: readonly TableInBackup[], tell: Telling) {
  await client.query('begin');
  const keys = await dropForeignKeys(client);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0) || 1;
  let done = 0;
  await emptyTables(
    client,
    tables.map(({ name }) => name),
  );
  for (const table of tables) {
    await setTriggers(client, table.name, false);
    await pipeline(archive.rowsOf(table), client.query(new CopyIn(copyInto(table))));
    await setTriggers(client, table.name, true);
    done += table.bytes;
    await tell((done / total) * 0.6);
  }
  await addForeignKeys(client, keys);
  await client.query('commit');
}

async function compare(client: pg.Client, wanted: readonly TableInBackup[], tell: Telling) {
  const now = new Map((await selectTables(client)).map((table) => [table.name, table]));
  for (const [at, { name, columns, sha256 }] of wanted.entries()) {
    const hash = createHash('sha256');
    const rows = client.query(new CopyOut(copyOutOf({ name, columns, order: now.get(name)?.order ?? [] })));
    for await (const chunk of rows) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== sha256) {
      throw new Error(`The table ${name} did not come back as it was saved. The old state is untouched.`);
    }
    await tell(0.6 + (0.4 * (at + 1)) / wanted.length);
  }
}
