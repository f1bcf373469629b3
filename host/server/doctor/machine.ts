import { readFile, statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';

/** The resources of a machine for this process, as the checks receive them: so that a test can describe a worse one. */
export interface Machine {
  /** Version of Node: `24.3.0`. */
  readonly node: string;
  /** Bytes. */
  memory(): { readonly total: number; readonly free: number };
  /** Most files that the process may have open; undefined where nobody says. */
  openFiles(): Promise<number | undefined>;
  /** The disk of a folder: free bytes, its entries and the free ones among them (0 in all where it counts none). */
  disk(folder: string): Promise<{ readonly free: number; readonly entries: number; readonly freeEntries: number }>;
  /** Sorts as a language does. */
  sorted(words: readonly string[], language: string): readonly string[];
  /** The hour of a moment in a time zone: `08`. */
  hourIn(timeZone: string, moment: Date): string;
}

/** The machine that we run on. */
export const thisMachine: Machine = {
  node: process.versions.node,
  memory: () => ({ total: totalmem(), free: freeMemory() }),
  openFiles: async () => {
    const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
    const most = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return most === undefined ? undefined : Number(most);
  },
  disk: async (folder) => {
    const { bavail, bsize, files, ffree } = await statfs(folder);
    return { free: bavail * bsize, entries: files, freeEntries: ffree };
  },
  sorted: (words, language) => words.toSorted(new Intl.Collator(language).compare),
  hourIn: (timeZone, moment) =>
    new Intl.DateTimeFormat('zh-CN', { timeZone, hour: '2-digit', hourCycle: 'h23' })
      .formatToParts(moment)
      .find(({ type }) => type === 'hour')?.value ?? '',
};

/** What the system could still give: on Linux its caches are free too. */
const freeMemory = () => (process as { availableMemory?: () => number }).availableMemory?.() ?? freemem();
