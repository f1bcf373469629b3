import { readFile } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { type Check, plainly } from '../check';

const oldestNode = [22, 22] as const;
const gigabyte = 1_073_741_824;
const leastMemory = 2;
/** Share of memory that should be free. */
const leastFree = 0.05;
/** Each open tab and each connection is a file. */
const leastFiles = 4096;

/** The machine and what Node finds on it. */
export const machineChecks: readonly Check[] = [
  {
    id: 'node',
    group: 'machine',
    look: () => {
      const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
      const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
      return isOld ? { version: process.versions.node } : null;
    },
  },
  {
    id: 'memory',
    group: 'machine',
    weight: 'advice',
    look: () => {
      const total = totalmem() / gigabyte;
      return total < leastMemory ? { total: Number(total.toFixed(1)), least: leastMemory } : null;
    },
  },
  {
    id: 'freeMemory',
    group: 'machine',
    weight: 'advice',
    look: () => {
      const share = freeMemory() / totalmem();
      return share < leastFree ? { percent: Math.round(share * 100) } : null;
    },
  },
  {
    id: 'openFiles',
    group: 'machine',
    weight: 'advice',
    look: async () => {
      const text = await readFile('/proc/self/limits', 'utf8').catch(() => '');
      const limit = Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? leastFiles);
      return limit < leastFiles ? { limit, least: leastFiles } : null;
    },
  },
  {
    id: 'language',
    group: 'machine',
    look: () => {
      const sorted = ['张', '李', '王'].sort(new Intl.Collator('zh-CN').compare).join('');
      return sorted === '李王张' ? null : plainly;
    },
  },
  {
    id: 'timeZone',
    group: 'machine',
    look: () => {
      const noon = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', hour: '2-digit', hour12: false });
      return noon.format(new Date('2026-01-01T00:00:00Z')).startsWith('08') ? null : plainly;
    },
  },
  {
    id: 'production',
    group: 'machine',
    weight: 'advice',
    look: ({ settings }) =>
      (settings.publicOrigin || settings.tlsCertificate) && process.env['NODE_ENV'] !== 'production' ? plainly : null,
  },
];

/** What the system could still give: on Linux its caches are free too. */
const freeMemory = () => (process as { availableMemory?: () => number }).availableMemory?.() ?? freemem();
