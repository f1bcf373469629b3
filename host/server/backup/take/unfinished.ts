import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Any number will do; whoever takes a backup of a database holds it, in whichever process. */
const lock = 7_310_417;

/** What a backup is called until it is complete (archive/archive-writer.ts). */
const unfinished = /^edutech-.+\.tar\.part$/;

/** True if nobody takes a backup of this database now, and nobody else will while this connection lives. */
export async function mayTakeBackup(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [lock]);
  return rows[0]!.free;
}

/**
 * Removes what killed processes have left of their backups; answers their names. Only for who {@link mayTakeBackup}: then none
 * of them grows any more.
 */
export async function removeUnfinished(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const left = names.filter((name) => unfinished.test(name));
  for (const name of left) await rm(join(folder, name), { force: true });
  return left;
}
