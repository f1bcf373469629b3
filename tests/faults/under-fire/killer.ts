import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { secondsSince } from '../../long/report';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import type { Line, Trouble } from './line';
import type { OwnDatabase } from './own-database';

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

/** Somebody whose line may fail. */
interface OnLine {
  readonly line: Pick<Line, 'trouble'>;
}

export interface Killable {
  readonly students: readonly (OnLine & { killTab(): void })[];
  readonly teachers: readonly OnLine[];
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

/** After so many kills a long run says how far it is. */
const saidEvery = 50;

/** Kills at random until it has done so often enough; what was killed is up again when it resolves. */
export async function killAtRandom(killable: Killable, count: number, random: Random): Promise<Kill[]> {
  const began = Date.now();
  const kills: Kill[] = [];
  const { students, teachers } = killable;
  // one server at most is away: pages find the other one, and things go on dying while it starts
  let restarted: Promise<void> = Promise.resolve();
  // without people only servers and PostgreSQL are killed
  const least = students.length > 0 ? 0 : shares.tab + shares.network;
  while (kills.length < count) {
    const chance = least + random() * (1 - least);
    const log = (what: string) => kills.push({ at: Date.now() - began, what });
    if (chance < shares.tab) {
      log('tab');
      pick(students, random).killTab();
    } else if (chance < shares.tab + shares.network) {
      const kind = pick(troubles, random);
      log(`network ${kind}`);
      pick<OnLine>([...students, ...teachers], random).line.trouble(kind, 200 + random() * 2500);
    } else if (chance < shares.tab + shares.network + shares.server) {
      await restarted;
      const killed = await killServer(killable, random);
      restarted = killed.restarted;
      // whoever waits for it hears of what went wrong
      restarted.catch(() => undefined);
      log(`server ${killed.moment}`);
    } else {
      // a server that starts without its database ends itself, as it should: another kind of fault
      await restarted;
      const signal = pick(['SIGKILL', 'SIGQUIT'] as const, random);
      log(`PostgreSQL ${signal}`);
      await killable.own.kill(signal);
    }
    if (kills.length % saidEvery === 0)
      process.stderr.write(`${kills.length} of ${count} kills, ${secondsSince(began)}\n`);
    await delay(random() * 400);
  }
  await restarted;
  return kills;
}

/** When it died, and when it is up again. */
interface Killed {
  readonly moment: string;
  readonly restarted: Promise<void>;
}

async function killServer({ servers, startServer }: Killable, random: Random): Promise<Killed> {
  const which = Math.floor(random() * servers.length);
  const server = servers[which]!;
  const moment = pick(moments, random);
  const { exitCode, signalCode } = server.process;
  if (exitCode !== null || signalCode !== null)
    throw new Error(`a server ended by itself (${signalCode ?? exitCode}):\n${server.output().slice(-2000)}`);
  const gone = once(server.process, 'exit');
  if (moment !== 'any') {
    server.process.send(moment);
    await Promise.race([gone, delay(longestWait)]);
  }
  const isGone = server.process.exitCode !== null || server.process.signalCode !== null;
  if (!isGone) server.process.kill('SIGKILL');
  await gone;
  return { moment: isGone ? `${moment} COMMIT` : 'at any moment', restarted: restart() };

  async function restart() {
    servers[which] = await startServer(which);
  }
}
