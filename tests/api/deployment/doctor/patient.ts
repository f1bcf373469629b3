import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import type { Examined } from 'edutech/host/server/doctor/check';
import type { Facts } from 'edutech/core/server/operation/doctor';
import { selectServer } from 'edutech/core/server/operation/database-server.queries';
import { allChecks } from 'edutech/host/server/doctor/examination';
import { thisMachine } from 'edutech/host/server/doctor/machine';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { inRoot } from '../../../../host/build/paths.mjs';
import { serverUrl } from '../../../support/servers/test-database';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from '../../core-services/scratch-database';
import { backupsOf, folderFor } from '../backup-support';

const system = asSystem('a test examines a deployment');

type Reading = Pick<Examined, 'database' | 'read' | 'server'>;

/** A deployment to break something of: core's tables with nobody in them, a folder, a build. */
export interface Patient extends ScratchDatabase {
  readonly folder: string;
  readonly examined: Examined;
  /** The checks that have found something. */
  readonly found: ReadonlySet<string>;
  /** What one check says, of the deployment with something else in a part's place. */
  look(id: string, instead?: Partial<Examined>): Promise<Facts | null>;
  /** The part that reads rows, as another role or of another database. */
  readingAt(url: string): Reading;
  /** Address of the database, or of another one beside it, for the server's superuser. */
  urlOfSuperuser(name?: string): string;
  readonly name: string;
}

/** Settings of a city that does everything right, with changes. */
export const settingsWith = (changes: Readonly<Record<string, unknown>> = {}) =>
  settingsOf({ publicOrigin: 'https://edu.example.cn', ...changes });

/** A clock that is wrong, or of another day. Milliseconds. */
export const clockAt = (offset: number) => ({ now: () => new Date(Date.now() + offset) });

export async function startPatient(onCleanup: (work: () => Promise<void>) => void): Promise<Patient> {
  const folder = await folderFor(onCleanup);
  const scratch = await startScratchDatabase();
  onCleanup(() => scratch.close());
  const name = new URL(scratch.ownerUrl).pathname.slice(1);
  const readingAt = (url: string) => {
    const database = new PostgresDatabase(url, quietLogger, 2);
    onCleanup(() => database.close());
    return readingWith(database);
  };
  await mkdir(join(folder, 'dist/web'), { recursive: true });
  await writeFile(join(folder, 'dist/web/manifest.json'), '{}');
  const examined: Examined = {
    ...scratch,
    ...readingWith(scratch.connect()),
    dataFolder: join(folder, 'data'),
    distFolder: join(folder, 'dist'),
    machine: thisMachine,
    cityFile: undefined,
    version: '4.3.1',
    migrations: [{ schema: 'core', folder: inRoot('core/server/migrations') }],
    settings: settingsWith(),
    file: settingsWith(),
    clock: systemClock,
    backups: backupsOf({ ...scratch, name }, join(folder, 'backups'), join(folder, 'data/files')),
    isThorough: false,
  };
  const found = new Set<string>();
  return {
    ...scratch,
    name,
    folder,
    examined,
    found,
    readingAt,
    async look(id, instead = {}) {
      const check = allChecks.find((one) => one.id === id);
      if (!check) throw new Error(`There is no check "${id}".`);
      const body = { ...examined, ...(instead.settings && { file: instead.settings }), ...instead };
      if (check.applies?.(body) === false) return null;
      const facts = await check.look(body);
      if (facts !== null) found.add(id);
      return facts;
    },
    urlOfSuperuser: (other = name) => {
      const url = new URL(serverUrl());
      url.pathname = `/${other}`;
      return url.href;
    },
  };
}

const readingWith = (database: PostgresDatabase): Reading => ({
  database,
  read: (work) => database.read(system, work),
  server: () => database.read(system, selectServer),
});
