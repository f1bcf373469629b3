import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pendingMigrations } from 'edutech/core/server/data/migrations';
import { type Check, plainly } from '../check';
import { hasCollation, selectDurability, selectMigrationRecord, selectOwnRole } from '../doctor.queries';

/** The oldest PostgreSQL that we know to work: 15. */
const oldestServer = 150_000;
/** More of the connections in use than this, and the next server process may find none. */
const mostBusy = 0.8;
/** Transactions after which a database that is never vacuumed stops taking writes: two thousand million. */
const worryingAge = 1_500_000_000;
/** Clocks further apart than this make deadlines and sessions wrong. Milliseconds. */
const mostApart = 2000;

/** The database server, and whether it fits what runs on it. */
export const databaseChecks: readonly Check[] = [
  {
    id: 'database',
    group: 'database',
    look: async ({ database }) => ((await database.isReachable()) ? null : plainly),
  },
  {
    id: 'role',
    group: 'database',
    look: async ({ read }) => {
      const { name, isSuperuser, bypasses } = await read(selectOwnRole);
      return isSuperuser || bypasses ? { name } : null;
    },
  },
  {
    id: 'serverVersion',
    group: 'database',
    look: async ({ server }) => {
      const { version } = await server();
      return version < oldestServer ? { version: Math.floor(version / 10_000) } : null;
    },
  },
  {
    id: 'encoding',
    group: 'database',
    look: async ({ server }) => {
      const { encoding } = await server();
      return encoding === 'UTF8' ? null : { encoding };
    },
  },
  {
    id: 'collation',
    group: 'database',
    weight: 'advice',
    look: async ({ read }) => ((await read((db) => hasCollation(db, 'zh-x-icu'))) ? null : plainly),
  },
  {
    id: 'durability',
    group: 'database',
    look: async ({ read }) => {
      const off = (await read(selectDurability)).filter(({ setting }) => setting === 'off');
      return off.length > 0 ? { settings: off.map(({ name }) => name).join(', ') } : null;
    },
  },
  {
    id: 'connections',
    group: 'database',
    weight: 'advice',
    look: async ({ server }) => {
      const { connections, most } = await server();
      return connections > most * mostBusy ? { connections, most } : null;
    },
  },
  {
    id: 'wraparound',
    group: 'database',
    look: async ({ server }) => {
      const { age } = await server();
      return age > worryingAge ? { million: Math.round(age / 1e6) } : null;
    },
  },
  {
    id: 'clock',
    group: 'database',
    look: async ({ server, clock }) => {
      const { time } = await server();
      const apart = Math.abs(time.getTime() - clock.now().getTime());
      return apart > mostApart ? { seconds: Math.round(apart / 1000) } : null;
    },
  },
  {
    id: 'migrations',
    group: 'database',
    look: async ({ ownerUrl, migrations }) => {
      const pending = await pendingMigrations(ownerUrl, migrations);
      return pending.length > 0 ? { count: pending.length } : null;
    },
  },
  {
    id: 'migrationFiles',
    group: 'database',
    look: async ({ read, migrations }) => {
      const folders = new Map(migrations.map(({ schema, folder }) => [schema, folder]));
      for (const { schema, name, checksum } of await read(selectMigrationRecord)) {
        const folder = folders.get(schema);
        // a plugin that is off keeps its tables
        if (!folder) continue;
        const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
        const isSame = text !== undefined && createHash('sha256').update(text).digest('hex') === checksum;
        if (!isSame) return { file: `${schema}/${name}` };
      }
      return null;
    },
  },
];
