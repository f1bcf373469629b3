import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createContainer, type Container } from 'edutech/core/di/container';
import type { CityFile } from 'edutech/core/common/registry';
import { Catalogue } from 'edutech/core/server/catalogue';
import { coreModules } from 'edutech/core/server/modules/core-modules';
import { migrate } from 'edutech/core/server/data/migrations';
import { Logger } from 'edutech/core/server/logger';
import { logRequests } from 'edutech/core/server/logging/access-log';
import type { JobShare } from 'edutech/core/server/queue/pg-boss-jobs';
import { migrateJobs } from 'edutech/core/server/queue/schema';
import { serveEndpoints } from 'edutech/core/server/http/pipeline';
import { Texts, textsOf } from 'edutech/core/server/texts';
import { mountedAlone } from 'edutech/core/server/registry/mounted';
import { type BuiltPlugin, resolvePlugins, type RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import { SearchIndex } from 'edutech/core/server/search/search-index';
import { HeldSettings, heldSettings, LevelSettings } from 'edutech/core/server/settings/held-settings';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import type { AnyServerHalf } from 'edutech/core/server/plugin';
import { backupHalf } from './backup/backup.half';
import { createApp } from './app';
import { bindApiDocument } from './openapi/bind-api-document';
import { loadCatalogues } from './services/catalogues';
import { compose, type Composition, type Configured, type Replacement } from './compose';
import { bindCoreServices, type CoreServices } from './services/core-services';
import { type DemoWish, loadDemo } from './load-demo';
import { bindDeploymentServices } from './services/deployment-services';
import { pipelineParts } from './services/pipeline-parts';
import { announcePresence } from './services/presence/announce-presence';
import { Draining } from './observing/draining';
import { serveHealth } from './observing/health';
import { serveMetrics } from './observing/metrics';
import { serveMounts } from './mounts';
import { alone, Siblings } from './workers/siblings';
import { serveWeb, type WebParts } from './pages/web';

/** All that a platform is made from; the program fills it from its environment, tests fill it themselves. */
export interface PlatformOptions extends Omit<JobShare, 'areQueuesMade'> {
  /**
   * Another platform of this build has migrated the database and made its queues, and nobody has touched it since: a copy of
   * a template, as tests have one. Default: it is brought up to date.
   */
  readonly isPrepared?: boolean;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly dataFolder: string;
  /** Folder of the repository: core's migrations lie below it. */
  readonly root: string;
  readonly built: readonly BuiltPlugin[];
  readonly notInstalled: readonly string[];
  readonly halves: readonly AnyServerHalf[];
  readonly city: CityFile;
  /** Path of the city's file. */
  readonly cityFile?: string | undefined;
  /** What the build wrote; default: `dist`. */
  readonly distFolder?: string;
  readonly development: boolean;
  /** Id of the sub-application to serve alone. */
  readonly mount?: string;
  /** Loads the demo city, or what one plugin adds to it. */
  readonly demo: DemoWish | null;
  /** What browsers load, and the rendering of public pages; null: endpoints only. */
  readonly web: WebParts | null;
  readonly replace?: readonly Replacement[];
  /** The other processes on the same port; default: there are none. */
  readonly siblings?: Siblings;
}

/** How long a stopping process waits for requests that are still coming in or being answered. */
const drainMilliseconds = 5_000;

/** A platform that is ready to listen. */
export interface Platform {
  readonly app: FastifyInstance;
  readonly container: Container;
  readonly services: CoreServices;
  readonly composition: Composition;
  readonly plugins: readonly RunningPlugin[];
  readonly demoLoaded: boolean;
  /** Not ready any more, but serving on for the time of the settings (`drainSeconds`), or until the signal. */
  drain(signal: AbortSignal): Promise<void>;
  /** Finishes open requests, then stops what runs and closes connections. */
  close(): Promise<void>;
}

/** Config → migrations → container → plugins → endpoints. Refuses with one sentence where something does not fit. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const held = heldSettings(settingsOf(options.city.settings), options.city.settings);
  const { settings } = held;
  const all = resolvePlugins(options.built, options.city, options.notInstalled);
  const { inNavigation, inDependency } = options.mount ? mountedAlone(all, options.mount) : all;
  if (!options.isPrepared) await migrateAll(options, inDependency);

  const container = createContainer();
  container.value(Settings, settings).value(HeldSettings, held).value(LevelSettings, held);
  container.value(Siblings, options.siblings ?? alone);
  container.value(Texts, textsOf(await loadCatalogues()));
  container.value(Catalogue, catalogueOf(inNavigation));
  const services = await bindCoreServices(container, {
    appUrl: options.appUrl,
    dataFolder: options.dataFolder,
    manifests: inNavigation.map(({ manifest }) => manifest),
    development: options.development,
    replace: options.replace ?? [],
  });

  bindDeploymentServices(container, {
    cityFile: undefined,
    distFolder: 'dist',
    ...options,
    plugins: inNavigation,
    migrations: migrationSets(options.root, inDependency),
  });

  const configured = halvesToRun(options.halves, inDependency);
  bindApiDocument(container, configured);
  const composition = await compose(container, configured, options.replace);
  const demoLoaded =
    options.demo !== null &&
    (await loadDemo(
      {
        ...services,
        search: container.get(SearchIndex),
        halves: foldersOf(configured, inDependency),
        contributed: (token) => container.get(token),
      },
      options.demo,
    ));

  const app = await createApp(settings);
  const draining = new Draining(app.server);
  if (settings.accessLog) logRequests(app, container.get(Logger));
  serveEndpoints(app, composition.endpoints, pipelineParts(container, options.dataFolder));
  await serveMounts(app, container);
  serveHealth(app, services.database, () => draining.isOn);
  serveMetrics(app, container);
  const presence = await announcePresence(app, container, composition.endpoints);
  await services.attach(app, composition.jobs, { ...options, areQueuesMade: options.isPrepared });
  await serveWeb(app, {
    root: options.root,
    container,
    settings,
    plugins: inNavigation,
    development: options.development,
    mount: options.mount,
    web: options.web,
  });
  await app.ready();

  return {
    app,
    container,
    services,
    composition,
    plugins: inNavigation,
    demoLoaded,
    drain: (signal) => draining.serveOn(settings.drainSeconds, signal),
    close: async () => {
      draining.begin();
      const impatient = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds);
      await app.close();
      clearTimeout(impatient);
      await presence.close();
      await composition.close();
      await services.close();
    },
  };
}

const coreMigrations = (root: string) => ({ schema: 'core', folder: join(root, 'core/server/migrations') });

/** The migrations to run: core, then plugins with their requirements first. */
export const migrationSets = (root: string, plugins: readonly RunningPlugin[]) => [
  coreMigrations(root),
  ...plugins.map(({ manifest, folder }) => ({ schema: manifest.id, folder: join(folder, 'server/migrations') })),
];

async function migrateAll(options: PlatformOptions, plugins: readonly RunningPlugin[]): Promise<void> {
  const appRole = new URL(options.appUrl).username;
  await migrate(options.ownerUrl, appRole, migrationSets(options.root, plugins));
  await migrateJobs(options.ownerUrl, appRole);
}

/** The modules of core and host first, then the halves of the plugins that run, with their options. */
export function halvesToRun(halves: readonly AnyServerHalf[], running: readonly RunningPlugin[]): Configured[] {
  const byId = new Map(halves.map((half) => [half.plugin.id as string, half]));
  const ofPlugins = running.flatMap(({ manifest, options }) => {
    const half = byId.get(manifest.id);
    return half ? [{ half, options }] : [];
  });
  return [...[...coreModules, backupHalf].map((half) => ({ half, options: {} })), ...ofPlugins];
}

function foldersOf(configured: readonly Configured[], running: readonly RunningPlugin[]) {
  const folders = new Map(running.map(({ manifest, folder }) => [manifest.id, folder]));
  return configured.map(({ half }) => ({ half, folder: folders.get(half.plugin.id as string) ?? '' }));
}

/** The running plugins, with the options that their city gave them. */
export const catalogueOf = (plugins: readonly RunningPlugin[]): Catalogue => {
  const options = new Map(plugins.map((plugin) => [plugin.manifest.id, plugin.options]));
  return { manifests: plugins.map(({ manifest }) => manifest), optionsOf: (plugin) => options.get(plugin) ?? {} };
};
