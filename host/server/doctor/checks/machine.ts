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
    look: ({ machine }) => {
      const [major = 0, minor = 0] = machine.node.split('.').map(Number);
      const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
      return isOld ? { version: machine.node } : null;
    },
  },
  {
    id: 'memory',
    group: 'machine',
    weight: 'advice',
    look: ({ machine }) => {
      const total = machine.memory().total / gigabyte;
      return total < leastMemory ? { total: Number(total.toFixed(1)), least: leastMemory } : null;
    },
  },
  {
    id: 'freeMemory',
    group: 'machine',
    weight: 'advice',
    look: ({ machine }) => {
      const { free, total } = machine.memory();
      const share = free / total;
      return share < leastFree ? { percent: Math.round(share * 100) } : null;
    },
  },
  {
    id: 'openFiles',
    group: 'machine',
    weight: 'advice',
    look: async ({ machine }) => {
      const limit = (await machine.openFiles()) ?? leastFiles;
      return limit < leastFiles ? { limit, least: leastFiles } : null;
    },
  },
  {
    id: 'language',
    group: 'machine',
    look: ({ machine }) => (machine.sorted(['张', '李', '王'], 'zh-CN').join('') === '李王张' ? null : plainly),
  },
  {
    id: 'timeZone',
    group: 'machine',
    look: ({ machine }) =>
      machine.hourIn('Asia/Shanghai', new Date('2026-01-01T00:00:00Z')) === '08' ? null : plainly,
  },
  {
    id: 'production',
    group: 'machine',
    weight: 'advice',
    look: ({ settings }) =>
      (settings.publicOrigin || settings.tlsCertificate) && process.env['NODE_ENV'] !== 'production' ? plainly : null,
  },
];
