import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort } from '../../bench/support/child';
import { report, secondsSince } from '../../long/report';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../under-fire/few-areas';
import { prepareLesson } from '../teaching-loop/lesson';
import { type Balancer, openBalancer } from './balancer';
import { Traffic } from './traffic';

const areas = ['work'];
const root = new URL('../../../', import.meta.url).pathname;

export interface Extent {
  /** How often all servers are restarted, one after the other. */
  readonly rounds: number;
  /** Who asks, each one thing after the other. */
  readonly students: number;
  /** So many requests are sent at least. */
  readonly requests: number;
  /** How long a server serves on after it has said that it ends. */
  readonly drainSeconds: number;
}

/** Two servers behind a balancer are restarted one by one under students who read and save: nothing fails. */
export async function noRequestFails({ rounds, students, requests, drainSeconds }: Extent): Promise<void> {
  const began = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'edutech-rolling-'));
  const city = {
    ...cityWithOnly(...areas),
    settings: { requestsPerMinute: 10_000_000, accessLog: false, drainSeconds },
  };
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const app = await startApp({ on: areas, city });
    closers.push(() => app.close());
    const lesson = await prepareLesson(app, { students, teachers: 1 });
    const cityFile = join(folder, 'city.json');
    writeFileSync(cityFile, JSON.stringify(city));
    const ports = [await freePort(), await freePort()];
    const start = (which: number) =>
      startServerProcess({
        dist: process.env['EDUTECH_DIST'] ?? join(root, 'dist'),
        database: app.database,
        data: folder,
        port: ports[which]!,
        env: { EDUTECH_CONFIG: cityFile, EDUTECH_DEMO: 'none' },
      });
    const servers = [await start(0), await start(1)];
    closers.push(() => Promise.all(servers.map((server) => server.stop())));
    const balancer = await openBalancer(ports);
    closers.push(() => balancer.close());

    const traffic = new Traffic(balancer.port, lesson);
    const asking = traffic.begin();
    for (let round = 0; round < rounds; round++) await restartAll(servers, start, balancer, ports);
    while (traffic.sent < requests) await delay(50);
    traffic.end();
    await asking;
    report('rolling restarts', {
      took: secondsSince(began),
      restarts: rounds * servers.length,
      requests: traffic.sent,
      failed: traffic.failures.length,
    });
    expect(traffic.failures.slice(0, 10)).toEqual([]);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** One after the other; the next only when the balancer uses the one before again. */
async function restartAll(
  servers: ServerProcess[],
  start: (which: number) => Promise<ServerProcess>,
  balancer: Balancer,
  ports: readonly number[],
): Promise<void> {
  for (const which of servers.keys()) {
    expect(await servers[which]!.stop('SIGTERM')).toBe(0);
    servers[which] = await start(which);
    while (!balancer.isUsed(ports[which]!)) await delay(20);
  }
}
