import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { asSystem } from 'edutech/core/server/actor';
import type { Query } from 'edutech/core/server/data/db';
import { pick, type Random, randomOf } from 'edutech/host/server/demo-city/random';
import { freePort } from '../../bench/support/child';
import type { ServerProcess } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { cityWithOnly } from './few-areas';
import { type Kill, type Killable, killAtRandom, startServerOf } from './killer';
import { type Line, openLine } from './line';
import { startOwnDatabase } from './own-database';

/** How much is done in a run. */
export interface Extent {
  readonly kills: number;
  readonly seed: string;
}

/** Whose lines and tabs are killed. */
type Victims = Pick<Killable, 'students' | 'teachers'>;

/** A platform that is killed: two servers over a database of their own, and beside them one that nobody kills, which looks. */
export interface Site {
  readonly app: TestApp;
  /** A way to whichever of the servers answers. */
  openLine(): Promise<Line>;
  /** The servers that are killed: to be started once the run is prepared. */
  startServers(): Promise<void>;
  /** Kills at random; servers and PostgreSQL alone where nobody is named. What was killed is up again when it resolves. */
  kill(victims: Victims, count: number, random: Random): Promise<Kill[]>;
  /** Rows of the whole platform. */
  rows<Row>(query: Query<Row>): Promise<Row[]>;
}

const root = new URL('../../../', import.meta.url).pathname;
const system = asSystem('a run of faults');

export interface SiteOptions {
  /** With what they require; the others are not there. */
  readonly areas: readonly string[];
  /** Folder of the contents that its servers read; default: one of their own. */
  readonly contents?: string;
}

/** Runs `work` on a platform that can be killed, and ends all that was begun. */
export async function onSite<Result>(options: SiteOptions, work: (site: Site) => Promise<Result>): Promise<Result> {
  const closers: (() => unknown)[] = [];
  try {
    return await work(await openSite(options, closers));
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Reads rows of the whole platform. */
export const rowsOf =
  ({ platform }: TestApp) =>
  <Row>(query: Query<Row>): Promise<Row[]> =>
    platform.services.database.read(system, (db) => db.all(query));

async function openSite({ areas, contents }: SiteOptions, closers: (() => unknown)[]): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-faults-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const own = await startOwnDatabase(folder);
  closers.push(() => own.stop());
  // more calls than any city allows: everybody sits at one address
  const city = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000 } };
  const app = await startApp({ plugins: areas, database: own.database, city });
  closers.push(() => app.close());
  const cityFile = join(folder, 'city.json');
  writeFileSync(cityFile, JSON.stringify(city));
  const ports = [await freePort(), await freePort()];
  const dist = process.env['EDUTECH_DIST'] ?? join(root, 'dist');
  const startServer = startServerOf(dist, contents ?? folder, own, ports, cityFile);
  const servers: ServerProcess[] = [];
  closers.push(() => Promise.all(servers.map((server) => server.stop())));
  return {
    app,
    async openLine() {
      const line = await openLine(ports);
      closers.push(() => line.close());
      return line;
    },
    async startServers() {
      for (const which of ports.keys()) servers.push(await startServer(which));
    },
    kill: (victims, count, random) => killAtRandom({ ...victims, servers, own, startServer }, count, random),
    rows: rowsOf(app),
  };
}

/** Somebody who works until it is over. */
interface Worker {
  work(isOver: () => boolean): Promise<void>;
}

interface People {
  /** Tabs and lines of these are killed. */
  readonly students: readonly (Killable['students'][number] & Worker)[];
  /** Of these lines alone. */
  readonly teachers?: readonly (Killable['teachers'][number] & Worker)[];
  /** What people do in the end, while the last things are killed. */
  finish(): Promise<unknown>;
}

/** People work while nearly everything is killed, and finish under the last tenth of it. */
export async function workUnderFire(site: Site, people: People, { kills: count, seed }: Extent): Promise<Kill[]> {
  const { students, teachers = [] } = people;
  const random = randomOf(`${seed} kills`);
  let isOver = false;
  const killing = site.kill({ students, teachers }, Math.ceil(count * 0.9), random).finally(() => {
    isOver = true;
  });
  const working = [...students, ...teachers].map((one) => one.work(() => isOver));
  const [kills] = await Promise.all([killing, ...working]);
  const [last] = await Promise.all([
    site.kill({ students: [pick(students, random)], teachers: [] }, count - kills.length, random),
    people.finish(),
  ]);
  return [...kills, ...last];
}

/** How often what was killed, for the report of a run. */
export const countsOf = (kills: readonly Kill[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(kills, ({ what }) => what)].sort().map(([what, of]) => [`killed: ${what}`, of.length]),
  );
