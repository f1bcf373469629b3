import { statfs } from 'node:fs/promises';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Doctor, Finding } from 'edutech/core/server/operation/doctor';
import { selectServer } from 'edutech/core/server/operation/database-server.queries';
import { countWaitingEvents } from 'edutech/core/server/events/outbox.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import { aliveSince, type ServerProcess } from 'edutech/core/server/operation/processes';
import { selectProcesses, selectUse } from 'edutech/core/server/operation/processes.queries';
import type { DependencyLicence, Installation } from 'edutech/core/server/registry/installation';
import type { Texts } from 'edutech/core/server/texts';
import type { CheckResult, checkHealth, listLicences, ProcessState, readVitals } from '../api';

export const check =
  (doctor: Doctor, texts: Texts): SingleHandler<typeof checkHealth> =>
  async ({ language, now }) => {
    const findings = await doctor.examine();
    const said = ({ id, group, state, facts }: Finding): CheckResult => {
      const say = (part: string) => texts.say(language, `core.doctor.${id}${part}`, facts);
      const isFine = state === 'fine';
      return {
        id,
        group,
        state,
        title: say(''),
        problem: isFine ? '' : say('.problem'),
        remedy: isFine ? '' : say('.remedy'),
      };
    };
    return { checkedAt: now.toISOString(), checks: findings.map(said) };
  };

export const vitals =
  (installation: Installation): SingleHandler<typeof readVitals> =>
  async ({ db, now }) => {
    const [processes, server, uses, outboxWaiting, disk] = await Promise.all([
      selectProcesses(db, aliveSince(now)),
      selectServer(db),
      selectUse(db, cityDay(now)),
      countWaitingEvents(db),
      statfs(installation.dataFolder),
    ]);
    const sum = (of: (use: (typeof uses)[number]) => number) => uses.reduce((total, use) => total + of(use), 0);
    const calls = sum((use) => use.calls);
    return {
      version: installation.version,
      processes: processes.map(stateOf),
      database: { bytes: server.bytes, connections: server.connections, most: server.most, version: server.name },
      disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
      today: {
        calls,
        failures: sum((use) => use.failures),
        milliseconds: calls > 0 ? sum((use) => use.milliseconds) / calls : 0,
      },
      outboxWaiting,
    };
  };

const stateOf = ({ facts, startedAt, seenAt, host, pid, version }: ServerProcess): ProcessState => ({
  host,
  pid,
  worker: facts.worker ?? null,
  version,
  startedAt: startedAt.toISOString(),
  seenAt: seenAt.toISOString(),
  memoryBytes: facts.memoryBytes ?? 0,
  loopDelaySeconds: facts.loopDelaySeconds ?? 0,
  sockets: facts.sockets ?? 0,
  connections: facts.connections ?? 0,
  waiting: facts.waiting ?? 0,
});

export const licences =
  (all: readonly DependencyLicence[]): SingleHandler<typeof listLicences> =>
  () => [...all];
