// Backup and restore of a whole city: how many megabytes a second, with the hash of every table compared.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { CopyOut } from 'edutech/host/server/backup/copy/copy-out';
import { DiskBackups } from 'edutech/host/server/backup/disk-backups';
import { openDoors } from 'edutech/host/server/backup/restore/load.queries';
import { restoreBackup } from 'edutech/host/server/backup/restore/restore-backup';
import { copyOutOf, selectTables, speakPlainly } from 'edutech/host/server/backup/tables.queries';

const megabyte = 1_000_000;
/** Records of the audit log beside the demo city: what grows most in a real one. */
const records = 300_000;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const name = `bench_backup_${process.pid}`;
  const ownerUrl = urlOf(context.adminUrl, name, 'edutech_owner');
  await withClient(context.adminUrl, (client) => client.query(`create database ${name} owner edutech_owner`));
  try {
    loadDemo(context, ownerUrl, urlOf(context.adminUrl, name, 'edutech_app'));
    await grow(ownerUrl);
    const folder = path.join(context.data, 'backups');
    fs.rmSync(folder, { recursive: true, force: true });
    const backups = new DiskBackups({
      ownerUrl,
      folder,
      contentPath: (sha256) => path.join(context.data, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256),
      keyFile: '',
      keep: 1,
      platform: 'bench',
      city: 'bench',
    });
    const before = await hashesOf(ownerUrl);
    const [taking, made] = await timed(() => backups.take(new Date()));
    const { tables, files } = made.manifest!;
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0) + (files?.bytes ?? 0);
    const [restoring] = await timed(() =>
      restoreBackup({
        archive: path.join(folder, made.name),
        keyFile: '',
        ownerUrl,
        appRole: 'edutech_app',
        adminUrl: context.adminUrl,
        contentFolder: path.join(context.data, 'restored-files'),
        now: new Date(),
      }),
    );
    const after = await hashesOf(ownerUrl);
    const kept = tables.map(({ name }) => name).filter((name) => !openDoors.includes(name));
    const unequal = kept.filter((name) => before[name] !== after[name]);
    if (unequal.length > 0) throw new Error(`The restore changed what it should bring back: ${unequal.join(', ')}.`);
    const rate = (seconds: number) => (bytes / megabyte / seconds).toFixed(1);
    return [
      {
        title: 'Backup and restore',
        note: `${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows and ${files?.count ?? 0} files, ${(bytes / megabyte).toFixed(0)} MB as they are, ${(made.bytes / megabyte).toFixed(0)} MB in the archive. A restore reads and checks the archive, fills a scratch database, hashes every table again, signs everybody out (${openDoors.length} tables) and swaps.`,
        columns: ['', 'seconds', 'MB/s', 'tables with equal hash'],
        rows: [
          ['backup', taking.toFixed(1), rate(taking), ''],
          ['restore', restoring.toFixed(1), rate(restoring), `${kept.length} of ${tables.length}`],
        ],
      },
    ];
  } finally {
    await dropAll(context.adminUrl, name);
  }
}

/** The demo city, by the command line of what was built. */
function loadDemo({ dist, data, root }: BenchContext, ownerUrl: string, appUrl: string): void {
  execFileSync(process.execPath, [path.join(dist, 'server/cli.js'), 'demo'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, EDUTECH_DATA: data, EDUTECH_DIST: dist },
  });
}

/** The database, and the state before that a restore leaves beside it. */
const dropAll = (adminUrl: string, name: string) =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });

function urlOf(adminUrl: string, database: string, role: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  url.username = role;
  return url.href;
}

/** Fills the audit log, as years of work would. */
const grow = (url: string) =>
  withClient(url, (client) =>
    client.query(
      `insert into core.audit_record (id, created_at, act, actor_kind, object_kind, facts)
       select gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 minute', 'bench.act', 'system', 'bench',
         jsonb_build_object('n', n, 'text', md5(n::text)) from generate_series(1, $1::int) n`,
      [records],
    ),
  );

async function hashesOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    await speakPlainly(client);
    const hashes: Record<string, string> = {};
    for (const table of await selectTables(client)) {
      const hash = createHash('sha256');
      for await (const chunk of client.query(new CopyOut(copyOutOf(table)))) hash.update(chunk as Buffer);
      hashes[table.name] = hash.digest('hex');
    }
    return hashes;
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
}
