import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { pick, type Random } from 'edutech/core/server/demo-city/random';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import type { Trouble } from './line';
import type { OwnDatabase } from './own-database';
import type { Pupil } from './pupil';
import type { Teacher } from './teacher';

/** What was killed, how, and when: milliseconds since the run began. */
export interface Kill {
  readonly at: number;
  readonly what: string;
}

/** Where a server ends itself at its next COMMIT (dies-at-commit.mjs), or at any moment. */
const moments = ['before', 'during', 'after', 'any'] as const;
const troubles: readonly Trouble[] = ['cut', 'swallow', 'away'];
/** Which part of the kills is of which kind: servers and PostgreSQL take seconds to come back. */
const shares = { tab: 0.45, network: 0.3, server: 0.2 } as const;
/** How long a server may take to come to a COMMIT, once it was told to die there. Milliseconds. */
const longestWait = 3000;

export interface Killable {
  readonly pupils: readonly Pupil[];
  readonly teachers: readonly Teacher[];
  readonly servers: ServerProcess[];
  readonly own: OwnDatabase;
  readonly startServer: (which: number) => Promise<ServerProcess>;
}

export const startServerOf =
  (dist: string, data: string, own: OwnDatabase, ports: readonly number[], cityFile: string) => (which: number) =>
    startServerProcess({
      dist,
      data,
      database: own.database,
      port: ports[which]!,
      preload: new URL('./dies-at-commit.mjs', import.meta.url).pathname,
      env: { EDUTECH_CONFIG: cityFile },
    });

/** Kills at random until it has done so often enough; what was killed is up again when it resolves. */
export async function killAtRandom(killable: Killable, count: number, random: Random): Promise<Kill[]> {
  const began = Date.now();
  const kills: Kill[] = [];
  const { pupils, teachers } = killable;
  while (kills.length < count) {
    const chance = random();
    const log = (what: string) => kills.push({ at: Date.now() - began, what });
    if (chance < shares.tab) {
      log('tab');
      pick(pupils, random).killTab();
    } else if (chance < shares.tab + shares.network) {
      const kind = pick(troubles, random);
      log(`network ${kind}`);
      pick<Pupil | Teacher>([...pupils, ...teachers], random).line.trouble(kind, 200 + random() * 2500);
    } else if (chance < shares.tab + shares.network + shares.server) {
      log(`server ${await killServer(killable, random)}`);
    } else {
      const signal = pick(['SIGKILL', 'SIGQUIT'] as const, random);
      log(`PostgreSQL ${signal}`);
      await killable.own.kill(signal);
    }
    await delay(random() * 400);
  }
  return kills;
}

async function killServer({ servers, startServer }: Killable, random: Random): Promise<string> {
  const which = Math.floor(random() * servers.length);
  const server = servers[which]!;
  const moment = pick(moments, random);
  const gone = once(server.process, 'exit');
  if (moment !== 'any') {
    server.process.send(moment);
    await Promise.race([gone, delay(longestWait)]);
  }
  const isGone = server.process.exitCode !== null || server.process.signalCode !== null;
  if (!isGone) server.process.kill('SIGKILL');
  await gone;
  servers[which] = await startServer(which);
  return isGone ? `${moment} COMMIT` : 'at any moment';
}
