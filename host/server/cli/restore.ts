import { isAbsolute, join, resolve, sep } from 'node:path';
import { asSystem } from 'edutech/core/server/actor';
import { restoreBackup } from '../backup/restore/restore-backup';
import { type Desk, openConsole } from './console';
import { option } from './terminal/options';
import { progressBar } from './terminal/progress-bar';

const system = asSystem('the command line of the deployment');

/**
 * Brings a backup back: it is checked whole, filled into a scratch database, every table's hash is compared, and only
 * then do the databases swap names. All servers must be stopped.
 */
export async function restore(desk: Desk, args: readonly string[]): Promise<number> {
  const { given, settings } = desk;
  const [name] = args;
  if (!name || name.startsWith('--'))
    throw new Error('Say which: node build.mjs host restore <backup>; `host backup list` names them.');
  const folder = settings.backupFolder || join(given.dataFolder, 'backups');
  const archive = isAbsolute(name) || name.includes(sep) ? resolve(name) : join(folder, name);
  const adminUrl = process.env['DATABASE_ADMIN_URL'];
  const { manifest, former, leftOut, endedSessions } = await restoreBackup({
    archive,
    keyFile: option(args, 'key') ?? settings.backupKeyFile,
    ownerUrl: given.ownerUrl,
    appRole: new URL(given.appUrl).username,
    ...(adminUrl && { adminUrl }),
    contentFolder: join(given.dataFolder, 'files'),
    now: new Date(),
    progress: progressBar('restore'),
  });
  await recordRestore(desk, manifest.createdAt, manifest.whole);
  console.log(
    `The deployment is as it was at ${manifest.createdAt} (${manifest.tables.length} tables, all hashes equal).`,
  );
  console.log(`The ${endedSessions} sessions of that time were ended: everybody signs in anew.`);
  if (leftOut.length > 0) console.log(`Waiting jobs were left out: the queue is of another version now.`);
  console.log(`The state before is in the database ${former}: drop it once nobody needs it.`);
  return 0;
}

/** The restored audit log records that it was restored. */
async function recordRestore(desk: Desk, createdAt: string, whole: string): Promise<void> {
  const opened = await openConsole(desk);
  try {
    await opened.database.write(system, (db) =>
      opened.audit.record(db, system, {
        act: 'deployment.restore',
        objectKind: 'backup',
        objectId: null,
        facts: { createdAt, whole },
      }),
    );
  } finally {
    await opened.close();
  }
}
