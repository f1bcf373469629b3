import 'reflect-metadata/lite';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { CityFile } from 'edutech/core/common/registry';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { Logger } from 'edutech/core/server/logger';
import { noPrograms, Programs } from 'edutech/core/server/programs/programs';
import { demoWorldAt } from 'edutech/host/server/demo-city/world';
import { Clock, systemClock } from 'edutech/core/server/clock';
import type { DemoWorld } from 'edutech/core/server/demo/demo';
import { installed, notInstalled } from '../../../host/generated/manifests';
import { serverHalves } from '../../../host/generated/server';
import type { Replacement } from '../../../host/server/compose';
import { createPlatform, type Platform } from '../../../host/server/platform';
import { readWebParts } from '../../../host/server/pages/web';
import { copyOfTemplate, dropDatabase, type TestDatabase } from './test-database';

export interface StartOptions {
  /**
   * Ids of the plugins to serve, with those that they require: the folder's own, as a rule. The others are off: their tables
   * and rows are there, as in the one database that all files copy. Default: all that are installed.
   */
  readonly on?: readonly string[];
  /**
   * Ids of the plugins to install, with those that they require, where the tables of others must not be there; default: all of
   * the registry. Each such set has a template of its own, which costs a run seconds to make.
   */
  readonly plugins?: readonly string[];
  /** Of these, the ones that are off: the database has their tables and rows, as after switching them off. */
  readonly off?: readonly string[];
  /** The one way to put a service in another's place: `replace: [[Clock, fixedClock]]`. */
  readonly replace?: readonly Replacement[];
  readonly city?: CityFile;
  /** With the demo city (default) or on empty tables. */
  readonly demo?: boolean;
  /** Listens on a port of this machine and serves pages, for browsers; needs a build. */
  readonly web?: boolean;
  /** With `web`: the port, where another server must know it before; default: any. */
  readonly port?: number;
  /** Id of the sub-application to serve alone. */
  readonly mount?: string;
  /** Runs jobs: those that are asked for, and at the start; none by the clock. */
  readonly works?: boolean;
  /** Another process's database, for two servers over one. */
  readonly sameDatabaseAs?: TestApp;
  /** An empty one on a server of the test's own, which is migrated and filled here and dropped by the test. */
  readonly database?: TestDatabase;
}

/** A running platform on a database of its own. */
export interface TestApp {
  readonly platform: Platform;
  readonly world: DemoWorld;
  readonly database: TestDatabase;
  /** `http://localhost:<port>`; empty when it does not listen. */
  readonly url: string;
  /** Every line it logged, to be searched for what must not be there. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** A plugin with everything it requires, and what that requires. */
export function withRequired(id: string): string[] {
  const requires = installed.find(({ manifest }) => manifest.id === id)?.manifest.requires ?? [];
  return [...new Set([...requires.flatMap(withRequired), id])];
}

/** Of some plugins those that are named and what these require; all, where none are named. */
function only(plugins: typeof installed, ids: readonly string[] | undefined): typeof installed {
  const wanted = ids && new Set(ids.flatMap(withRequired));
  return wanted ? plugins.filter(({ manifest }) => wanted.has(manifest.id)) : plugins;
}

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/**
 * Starts the real server on a copy of the demo database: its own for each file, so that nothing a file does reaches another
 * (core/decisions/0134). A tenth of a second; the tests of a file share it.
 */
export async function startApp(options: StartOptions = {}): Promise<TestApp> {
  const migrated = only(installed, options.plugins);
  const chosen = only(migrated, options.on).filter(({ manifest }) => !options.off?.includes(manifest.id));
  const clock =
    (options.replace?.find(([token]) => token === (Clock as symbol))?.[1] as Clock | undefined) ?? systemClock;
  const log: string[] = [];
  const logger = new LineLogger({ level: 'debug', form: 'json', clock, write: (line) => void log.push(line) });
  const demo = options.demo ?? true;

  const shared = {
    root,
    built: chosen,
    notInstalled: [
      ...notInstalled,
      ...installed.filter((plugin) => !chosen.includes(plugin)).map(({ manifest }) => manifest.id),
    ],
    halves: serverHalves,
    city: options.city ?? {},
    development: false,
  };
  /** What a platform of these plugins makes of an empty database, or of one that core has migrated. */
  const filledBy =
    (built: typeof installed, scale: 'small' | null) =>
    async ({ ownerUrl, appUrl }: TestDatabase) => {
      const platform = await createPlatform({
        ...shared,
        built,
        city: {},
        ownerUrl,
        appUrl,
        dataFolder,
        demo: scale,
        works: false,
        web: null,
        replace: [
          [Logger, logger],
          [Programs, noPrograms],
        ],
      });
      await platform.close();
    };
  const given = options.database ?? options.sameDatabaseAs?.database;
  const database =
    given ??
    (await copyOfTemplate(
      `${migrated.map(({ manifest }) => manifest.id).join(' ')} ${demo}`,
      filledBy(migrated, demo ? 'small' : null),
      { key: 'core', fill: filledBy([], null) },
    ));
  const platform = await createPlatform({
    ...shared,
    isPrepared: !options.database,
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    dataFolder,
    demo: options.database && demo ? 'small' : null,
    mount: options.mount,
    works: options.works ?? false,
    // a test that meets the quarter of an hour would find what its classes did by themselves
    schedules: false,
    web: options.web ? await readWebParts(resolve(root, process.env['EDUTECH_DIST'] ?? 'dist')) : null,
    replace: [[Logger, logger], [Programs, noPrograms], ...(options.replace ?? [])],
  }).catch(async (error: unknown) => {
    if (!given) await dropDatabase(database);
    throw error;
  });
  const url = options.web ? await listen(platform, options.port) : '';
  return {
    platform,
    world: worldAt(clock),
    database,
    url,
    log,
    close: async () => {
      await platform.close();
      if (!given) await dropDatabase(database);
    },
  };
}

const worlds = new Map<string, DemoWorld>();

/** The demo city's landmarks are the same all day long; to know them its plan is made. */
function worldAt(clock: Clock): DemoWorld {
  const day = cityDay(clock.now());
  const world = worlds.get(day) ?? demoWorldAt(clock);
  worlds.set(day, world);
  return world;
}

/** Contents are content-addressed and never changed, so all databases share one folder. */
const dataFolder = join(process.env['EDUTECH_DATA'] ?? join(root, 'data/test'), 'content');

async function listen(platform: Platform, port = 0): Promise<string> {
  await platform.app.listen({ port, host: '127.0.0.1' });
  return `http://localhost:${(platform.app.server.address() as AddressInfo).port}`;
}
