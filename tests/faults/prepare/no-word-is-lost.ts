// Two teachers write one plan while what is between them and the disk dies: every word that stands is there once, no word
// that was taken out comes back, and both pages end with the same plan.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { contentOf } from 'edutech/plugins/prepare/model/plan/shared-plan';
import { type Random, randomOf } from 'edutech/host/server/demo-city/random';
import { freePort } from '../../bench/support/child';
import { report, secondsSince } from '../../long/report';
import { signedIn } from '../../support/people';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../under-fire/few-areas';
import { type OwnDatabase, startOwnDatabase } from '../under-fire/own-database';
import { allSaved, everyWordStands } from './every-word-stands';
import { colleague, Writer } from './writer';

export type Kill = 'before' | 'during' | 'after' | 'any' | 'tab' | 'network' | 'database';

const root = new URL('../../../', import.meta.url).pathname;
const preload = new URL('../under-fire/dies-at-commit.mjs', import.meta.url).pathname;
const areas = ['prepare'];
const city = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000 } };
/** How long a server may take to come to a COMMIT, once it was told to die there. Milliseconds. */
const longestWait = 3000;

interface Run {
  readonly kills: readonly Kill[];
  readonly seed: string;
}

/** Resolves when all is killed, all is saved, and nothing is missing. */
export async function noWordIsLost({ kills, seed }: Run): Promise<void> {
  const began = Date.now();
  const random = randomOf(seed);
  const closers: (() => unknown)[] = [];
  try {
    const site = await openSite(kills.includes('database'), closers);
    const [mine, theirs] = [await site.writer('teacher', random), await site.writer(colleague, random)];
    let isOver = false;
    const writing = [mine.write('甲', () => isOver), theirs.write('乙', () => isOver)];
    for (const kill of kills) {
      if (kill === 'tab') await (random() < 0.5 ? mine : theirs).killTab();
      else if (kill === 'network') (random() < 0.5 ? mine : theirs).cutFor(100 + random() * 1500);
      else if (kill === 'database') await site.own!.kill(random() < 0.5 ? 'SIGKILL' : 'SIGQUIT');
      else await site.killServer(kill);
      await delay(random() * 300);
    }
    isOver = true;
    await Promise.all(writing);
    await allSaved([mine, theirs]);
    const stored = contentOf((await site.writer('teacher', random)).line.doc);
    const { standing, gone } = everyWordStands([mine, theirs], stored);
    report('A plan of two writers', {
      seed,
      kills: kills.length,
      seconds: secondsSince(began),
      'words that stand': standing,
      'words that were taken out': gone,
    });
    expect(standing + gone).toBeGreaterThan(10 * kills.length);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** A server in a process of its own, which can be killed, and with it PostgreSQL. */
async function openSite(hasOwn: boolean, closers: (() => unknown)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-plans-killed-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  let own: OwnDatabase | null = null;
  if (hasOwn) {
    own = await startOwnDatabase(folder);
    const { stop } = own;
    closers.push(() => stop());
  }
  const app = await startApp(own ? { plugins: areas, database: own.database, city } : { on: areas });
  closers.push(() => app.close());
  const cityFile = join(folder, 'city.json');
  writeFileSync(cityFile, JSON.stringify(city));
  const port = await freePort();
  const dist = process.env['EDUTECH_DIST'] ?? join(root, 'dist');
  const env = { EDUTECH_CONFIG: cityFile };
  const start = () => startServerProcess({ dist, data: folder, database: app.database, port, preload, env });
  let server: ServerProcess = await start();
  closers.push(() => server.stop());
  return {
    own,
    writer: async (who: 'teacher' | typeof colleague, random: Random) => {
      const writer = new Writer(await signedIn(app, who), () => server.url, random);
      await writer.open();
      return writer;
    },
    killServer: async (moment: Exclude<Kill, 'tab' | 'network' | 'database'>) => {
      const gone = once(server.process, 'exit');
      if (moment !== 'any') {
        server.process.send(moment);
        await Promise.race([gone, delay(longestWait)]);
      }
      if (server.process.exitCode === null && server.process.signalCode === null) server.process.kill('SIGKILL');
      await gone;
      server = await start();
    },
  };
}
