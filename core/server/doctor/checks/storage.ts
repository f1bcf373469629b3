import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentStore } from '../../files/content-store';
import { type Check, plainly } from '../check';
import { selectSomeContents } from '../doctor.queries';

const gigabyte = 1_073_741_824;
const leastFreeGigabytes = 5;
/** Share of the disk's entries that must be free: a store of many small files runs out of these first. */
const leastFreeEntries = 0.05;
/** A backup older than this is none. Hours. */
const oldestBackup = 26;
const sampled = 100;
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
    look: async ({ read, dataFolder }) => {
      const store = new ContentStore(join(dataFolder, 'files'));
      const rows = await read((db) => selectSomeContents(db, sampled));
      const sizes = await Promise.all(rows.map(({ sha256 }) => stat(store.pathOf(sha256)).catch(() => undefined)));
      const lost = rows.filter(({ bytes }, at) => sizes[at]?.size !== bytes);
      return lost.length > 0 ? { lost: lost.length, looked: rows.length, one: lost[0]!.sha256 } : null;
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
    look: async ({ backups, clock, settings }) => {
      const [newest] = await backups.list();
      if (!newest || !settings.backupSchedule) return null;
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
