import { createHash } from 'node:crypto';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { contentsOf } from 'edutech/core/server/files/contents/contents-of';
import { type Check, plainly } from '../check';
import { countNamedContents, selectAnyContents, selectSomeContents } from '../doctor.queries';

const gigabyte = 1_073_741_824;
const leastFreeGigabytes = 5;
/** Share of the disk's entries that must be free: a store of many small files runs out of these first. */
const leastFreeEntries = 0.05;
/** A backup older than this is none. Hours. */
const oldestBackup = 26;
const sampled = 100;
const sampledThoroughly = 10_000;
/** Contents that are read whole, others each time. */
const hashedContents = 100;
/** By then the nightly sweep has been by. */
const sweptMilliseconds = 2 * 86_400_000;
const hourMilliseconds = 3_600_000;

/** Disks, files and backups. */
export const storageChecks: readonly Check[] = [
  {
    id: 'dataFolder',
    group: 'storage',
    look: async ({ dataFolder }) => {
      const isWritable = await mkdir(dataFolder, { recursive: true })
        .then(() => access(dataFolder, constants.W_OK))
        .then(
          () => true,
          () => false,
        );
      return isWritable ? null : { folder: dataFolder };
    },
  },
  {
    id: 'freeDisk',
    group: 'storage',
    look: async ({ dataFolder, machine }) => {
      const free = (await machine.disk(dataFolder)).free / gigabyte;
      return free < leastFreeGigabytes ? { free: Number(free.toFixed(1)), least: leastFreeGigabytes } : null;
    },
  },
  {
    id: 'freeEntries',
    group: 'storage',
    look: async ({ dataFolder, machine }) => {
      const { entries, freeEntries } = await machine.disk(dataFolder);
      const share = freeEntries / entries;
      // some file systems count none
      return entries > 0 && share < leastFreeEntries ? { percent: Math.round(share * 100) } : null;
    },
  },
  {
    id: 'contents',
    group: 'storage',
    look: async ({ read, settings, dataFolder, isThorough }) => {
      const store = contentsOf(settings, dataFolder);
      const rows = await read((db) => selectSomeContents(db, isThorough ? sampledThoroughly : sampled));
      const lost: typeof rows = [];
      for (const row of rows) if ((await store.sizeOf(row.sha256)) !== row.bytes) lost.push(row);
      return lost.length > 0 ? { lost: lost.length, looked: rows.length, one: lost[0]!.sha256 } : null;
    },
  },
  {
    id: 'contentsUnnamed',
    group: 'storage',
    weight: 'advice',
    // reads the whole list of a store
    applies: ({ isThorough }) => isThorough,
    look: async ({ read, settings, dataFolder, clock }) => {
      const before = new Date(clock.now().getTime() - sweptMilliseconds);
      let unnamed = 0;
      let some: string[] = [];
      const count = async () => {
        unnamed += some.length - (await read((db) => countNamedContents(db, some)));
        some = [];
      };
      for await (const sha256 of contentsOf(settings, dataFolder).placedBefore(before))
        if (some.push(sha256) === sampledThoroughly) await count();
      await count();
      return unnamed > 0 ? { unnamed } : null;
    },
  },
  {
    id: 'contentsChanged',
    group: 'storage',
    // reads what it looks at from beginning to end
    applies: ({ isThorough }) => isThorough,
    look: async ({ read, settings, dataFolder }) => {
      const store = contentsOf(settings, dataFolder);
      for (const { sha256 } of await read((db) => selectAnyContents(db, hashedContents))) {
        if ((await store.sizeOf(sha256)) === null) continue;
        const hash = createHash('sha256');
        for await (const chunk of await store.open(sha256)) hash.update(chunk as Buffer);
        if (hash.digest('hex') !== sha256) return { one: sha256 };
      }
      return null;
    },
  },
  {
    id: 'backupMade',
    group: 'storage',
    weight: 'advice',
    look: async ({ backups }) => ((await backups.list()).length > 0 ? null : plainly),
  },
  {
    id: 'backupAge',
    group: 'storage',
    applies: ({ settings }) => settings.backupSchedule !== '',
    look: async ({ backups, clock }) => {
      const [newest] = await backups.list();
      if (!newest) return null;
      const hours = (clock.now().getTime() - newest.createdAt.getTime()) / hourMilliseconds;
      return hours > oldestBackup ? { hours: Math.round(hours) } : null;
    },
  },
  {
    id: 'backupWhole',
    group: 'storage',
    look: async ({ backups }) => {
      const missing = (await backups.list()).find(
        ({ manifest }) => !manifest || (manifest.files?.missing.length ?? 0) > 0,
      );
      return missing ? { name: missing.name, files: missing.manifest?.files?.missing.length ?? 0 } : null;
    },
  },
  {
    id: 'backupDisk',
    group: 'storage',
    weight: 'advice',
    look: async ({ backups, dataFolder }) => {
      const [own, theirs] = await Promise.all([stat(dataFolder), stat(backups.folder).catch(() => undefined)]);
      return theirs && theirs.dev === own.dev ? { folder: backups.folder } : null;
    },
  },
  {
    id: 'backupRoom',
    group: 'storage',
    weight: 'advice',
    look: async ({ backups, server, dataFolder, machine }) => {
      const { free } = await machine.disk(backups.folder).catch(() => machine.disk(dataFolder));
      const { bytes } = await server();
      const [newest] = await backups.list();
      const needed = (newest?.bytes ?? bytes) * 1.5;
      return free < needed
        ? { free: Number((free / gigabyte).toFixed(1)), needed: Number((needed / gigabyte).toFixed(1)) }
        : null;
    },
  },
];
