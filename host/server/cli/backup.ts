import { asSystem } from 'edutech/core/server/actor';
import type { Console } from './console';
import { progressBar, sizeText } from './terminal/progress-bar';

const system = asSystem('the command line of the deployment');

/** Saves database and files into one archive; servers go on meanwhile. */
export async function backup({ backups, clock, database, audit }: Console): Promise<number> {
  const began = performance.now();
  const made = await backups.take(clock.now(), { progress: progressBar('backup') });
  const seconds = (performance.now() - began) / 1000;
  await database.write(system, (db) =>
    audit.record(db, system, {
      act: 'deployment.backup',
      objectKind: 'backup',
      objectId: null,
      facts: { name: made.name, bytes: made.bytes },
    }),
  );
  const { tables, files, whole } = made.manifest!;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${backups.folder}/${made.name}`);
  console.log(
    `${tables.length} tables with ${rows} rows, ${files?.count ?? 0} files, ${sizeText(made.bytes)} in ${seconds.toFixed(1)} s`,
  );
  console.log(`whole ${whole}`);
  for (const sha256 of files?.missing ?? []) console.error(`The disk has lost the file ${sha256}.`);
  return files && files.missing.length > 0 ? 1 : 0;
}

/** Backups of the folder, newest first. */
export async function listBackups({ backups }: Console): Promise<number> {
  const found = await backups.list();
  for (const { name, bytes, manifest } of found) {
    const about = manifest ? `${manifest.tables.length} tables, whole ${manifest.whole.slice(0, 12)}` : 'no manifest';
    console.log(`${name}  ${sizeText(bytes).padStart(9)}  ${about}`);
  }
  if (found.length === 0) console.log(`There are none in ${backups.folder}.`);
  return 0;
}
