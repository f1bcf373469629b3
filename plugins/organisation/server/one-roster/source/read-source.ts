import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { invalid } from 'edutech/core/common/errors';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { collections, filesOf, keptRecord } from '../../../model/one-roster/records';
import type { OneRosterFiles } from '../../../model/rosters/sheet/oneroster';
import { readArchive, readFiles } from '../../rosters/work/one-roster';
import { type SourceParts, secretPurpose } from '../parts';
import { RestClient, type RestService } from './rest-client';
import { deleteRecords, selectRecords, type SourceRow, updateReadAt, upsertRecords } from './source.queries';

/** Changes are asked for from somewhat before the last reading: clocks differ. Milliseconds. */
const overlap = 15 * 60_000;

/** The service with its secret. */
export async function serviceOf({ vault }: Pick<SourceParts, 'vault'>, source: SourceRow): Promise<RestService> {
  const secret = source.sealedSecret === '' ? '' : await vault.open(source.sealedSecret, secretPurpose, source.id);
  const { baseAddress, tokenAddress, clientId } = source;
  return { baseAddress, tokenAddress, clientId, secret: secret ?? '' };
}

/** All that the source has by now. A service is asked for what has changed, which is put on what is kept of it. */
export async function readSource(
  parts: SourceParts,
  source: SourceRow,
  isFull: boolean,
  context: JobContext,
): Promise<OneRosterFiles> {
  if (source.kind === 'folder') return readFolder(parts.oneRosterFolder);
  const since = isFull || !source.readAt ? null : new Date(source.readAt.getTime() - overlap);
  const began = parts.clock.now();
  const client = new RestClient(await serviceOf(parts, source), {
    mayBeInward: parts.held.file.allowLocalAddresses,
    signal: context.signal,
  });
  await client.login();
  // reading everything begins with nothing: what was deleted there long ago is said no more
  if (!since) await parts.database.write(context.actor, deleteRecords);
  for (const [at, collection] of collections.entries()) {
    for await (const records of client.pages(collection, since)) {
      const kept = records.flatMap((record) => keptRecord(collection, record) ?? []);
      await parts.database.write(context.actor, (db) => upsertRecords(db, collection, kept));
      await context.heartbeat(at / collections.length / 2);
    }
  }
  return parts.database.write(context.actor, async (db) => {
    await updateReadAt(db, began);
    return filesOf(await selectRecords(db));
  });
}

/** The CSV files of a folder, or those of its newest archive. */
export async function readFolder(folder: string): Promise<OneRosterFiles> {
  if (folder === '') throw invalid('organisation.source.error.noFolder');
  const names = await readdir(folder);
  const read = async (name: string) => ({ name, content: await readFile(join(folder, name)) });
  const files = await readFiles(await Promise.all(names.filter((name) => name.endsWith('.csv')).map(read)));
  if (files) return files;
  const archives = await Promise.all(
    names
      .filter((name) => name.endsWith('.zip'))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = archives.toSorted((one, other) => other.at - one.at)[0];
  const found = newest && (await readArchive((await read(newest.name)).content));
  if (!found) throw invalid('organisation.rosters.error.oneRoster');
  return found;
}
