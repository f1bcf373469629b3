import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { newId } from 'edutech/core/common/ids';
import { openMine, saveAnswers } from 'edutech/plugins/work/api';
import { freePort } from '../../bench/support/child';
import { report, secondsSince } from '../../long/report';
import type { Caller } from '../../support/people';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../few-areas';
import { type Lesson, prepareLesson } from '../teaching-loop/lesson';
import { type Balancer, openBalancer } from './balancer';

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

/** Nobody may save more often than four times a second. Milliseconds. */
const betweenSaves = 300;

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

/** Students who open their homework and save answers, over connections that stay open. */
class Traffic {
  sent = 0;
  readonly failures: string[] = [];
  #isOver = false;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #fresh = new Map<string, string>();

  constructor(
    private readonly port: number,
    private readonly lesson: Lesson,
  ) {}

  async begin(): Promise<void> {
    await Promise.all(this.lesson.students.map((_, at) => this.#work(at)));
    this.#agent.destroy();
  }

  end(): void {
    this.#isOver = true;
  }

  async #work(at: number): Promise<void> {
    const { caller, attemptId } = this.lesson.students[at]!;
    const client = newId();
    const [item] = this.lesson.items;
    let savedAt = Number.NEGATIVE_INFINITY;
    for (let sequence = 0; !this.#isOver; ) {
      await this.#send(openMine, { attemptId }, caller);
      if (performance.now() - savedAt < betweenSaves) continue;
      savedAt = performance.now();
      sequence += 1;
      const answer = { itemId: item!.id, part: 0, sequence, age: 0, answer: { choice: [sequence % 4] } };
      await this.#send(saveAnswers, { attemptId, client, answers: [answer] }, caller);
    }
  }

  #send(endpoint: typeof openMine | typeof saveAnswers, input: object, { cookie, token }: Caller): Promise<void> {
    const body = JSON.stringify({ ...input, token: this.#fresh.get(cookie) ?? token });
    return new Promise((resolve) => {
      const ended = (failure?: string) => {
        this.sent += 1;
        if (failure) this.failures.push(`${endpoint.path}: ${failure}`);
        resolve();
      };
      const request = http.request(
        {
          agent: this.#agent,
          port: this.port,
          host: '127.0.0.1',
          method: 'POST',
          path: addressOf(endpoint.root, endpoint.path),
          headers: {
            cookie,
            host: 'localhost',
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            if (response.statusCode !== 200) return ended(`${response.statusCode} ${text}`);
            // a long run outlives a token: the next one comes with an answer
            const { token: fresh } = JSON.parse(text) as { token?: string };
            if (fresh) this.#fresh.set(cookie, fresh);
            ended();
          });
          response.on('error', (error) => ended(error.message));
        },
      );
      request.on('error', (error) => ended(error.message));
      request.end(body);
    });
  }
}
