import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailTransport } from 'edutech/core/server/mail/transport';
import { aliveSince } from 'edutech/core/server/operation/processes';
import { selectProcesses } from 'edutech/core/server/operation/processes.queries';
import { selectSwitches } from 'edutech/core/server/module-switches/switches.queries';
import { type Check, plainly } from '../check';
import { selectQueue } from '../doctor.queries';

/** Minutes that a due job may wait. */
const longestWait = 10;
/** Seconds that the event loop of a process may be blocked. */
const longestDelay = 1;
const patienceMilliseconds = 5000;

/** Server processes, jobs and what they need. */
export const runningChecks: readonly Check[] = [
  {
    id: 'processes',
    group: 'running',
    weight: 'advice',
    look: async ({ read, clock }) =>
      (await read((db) => selectProcesses(db, aliveSince(clock.now())))).length > 0 ? null : plainly,
  },
  {
    id: 'oneVersion',
    group: 'running',
    look: async ({ read, clock }) => {
      const rows = await read((db) => selectProcesses(db, aliveSince(clock.now())));
      const versions = [...new Set(rows.map(({ version }) => version))];
      return versions.length > 1 ? { versions: versions.join(', ') } : null;
    },
  },
  {
    id: 'eventLoop',
    group: 'running',
    weight: 'advice',
    look: async ({ read, clock }) => {
      const rows = await read((db) => selectProcesses(db, aliveSince(clock.now())));
      const slow = rows.find(({ facts }) => (facts.loopDelaySeconds ?? 0) > longestDelay);
      return slow
        ? { host: slow.host, pid: String(slow.pid), seconds: Number(slow.facts.loopDelaySeconds!.toFixed(1)) }
        : null;
    },
  },
  {
    id: 'failedJobs',
    group: 'running',
    weight: 'advice',
    look: async ({ read, clock }) => {
      const { failed } = await read((db) => selectQueue(db, clock.now()));
      return failed > 0 ? { failed } : null;
    },
  },
  {
    id: 'schedules',
    group: 'running',
    weight: 'advice',
    // a switch with a dot is that of a schedule, named as its job
    look: async ({ read }) => {
      const off = (await read(selectSwitches)).filter(({ pluginId, isOn }) => !isOn && pluginId.includes('.'));
      return off.length > 0 ? { off: off.length } : null;
    },
  },
  {
    id: 'waitingJobs',
    group: 'running',
    look: async ({ read, clock }) => {
      const now = clock.now();
      const { oldest } = await read((db) => selectQueue(db, now));
      const minutes = oldest ? (now.getTime() - oldest.getTime()) / 60_000 : 0;
      return minutes > longestWait ? { minutes: Math.round(minutes) } : null;
    },
  },
  {
    id: 'build',
    group: 'running',
    look: async ({ distFolder }) => {
      const file = join(distFolder, 'web/manifest.json');
      return (await stat(file).catch(() => undefined)) ? null : { file };
    },
  },
  {
    id: 'mail',
    group: 'running',
    weight: 'advice',
    look: ({ settings }) => (settings.mailUrl ? null : plainly),
  },
  {
    id: 'mailServer',
    group: 'running',
    applies: ({ settings }) => settings.mailUrl !== '',
    look: async ({ settings, file }) => {
      const transport = await mailTransport({ settings, file }).catch(() => null);
      if (!transport) return { error: 'no address' };
      try {
        const late = new Promise<never>((_, refuse) => {
          setTimeout(() => refuse(new Error('no answer')), patienceMilliseconds).unref();
        });
        await Promise.race([transport.verify(), late]);
        return null;
      } catch (error) {
        // the address contains a password: only its answer is shown
        return { error: (error as { code?: string }).code ?? 'no answer' };
      } finally {
        transport.close();
      }
    },
  },
];
