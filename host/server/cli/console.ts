import { createContainer } from 'edutech/core/di/container';
import type { CityFile } from 'edutech/core/common/registry';
import { Audit } from 'edutech/core/server/audit/audit';
import { Backups } from 'edutech/core/server/operation/backups';
import { Clock, systemClock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { Doctor } from 'edutech/core/server/operation/doctor';
import { type FolderIntake, FolderIntakes } from 'edutech/core/server/operation/folder-intakes';
import { Events } from 'edutech/core/server/events/events';
import { standardLogger } from 'edutech/core/server/logging/line-logger';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { type SecondFactor, SecondFactors } from 'edutech/core/server/sign-in/login/second-factors';
import { Sessions } from 'edutech/core/server/session/sessions';
import { HeldSettings, heldSettings, LevelSettings } from 'edutech/core/server/settings/held-settings';
import { readCityFile, settingsOf } from 'edutech/core/server/settings/load-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import { type ResolvedPlugins, resolvePlugins } from 'edutech/core/server/registry/resolve-plugins';
import { Texts, textsOf } from 'edutech/core/server/texts';
import { Catalogue } from 'edutech/core/server/catalogue';
import { compose } from '../compose';
import { bindApiDocument } from '../openapi/bind-api-document';
import { catalogueOf, halvesToRun, migrationSets } from '../platform';
import { loadCatalogues } from '../services/catalogues';
import { bindDeploymentServices, type DeploymentFacts } from '../services/deployment-services';
import { bindCoreServices } from '../services/core-services';
import { environment, type Environment } from '../environment';
import { installed, notInstalled } from '../../generated/manifests';
import { serverHalves } from '../../generated/server';

/**
 * The facts about a deployment before anything is opened: enough if its database is empty, or is about to be replaced.
 */
export interface Desk {
  readonly given: Environment;
  readonly settings: Settings;
  readonly city: CityFile;
  readonly plugins: ResolvedPlugins;
}

/** What a command works with: the deployment's services, without serving anybody. */
export interface Console extends Desk {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly secrets: ServerSecrets;
  readonly sessions: Sessions;
  readonly backups: Backups;
  /** Every kind of second factor that the plugins here have. */
  secondFactors(): Promise<readonly SecondFactor[]>;
  /** What takes files out of folders. */
  folderIntakes(): Promise<readonly FolderIntake[]>;
  close(): Promise<void>;
}

/** What the doctor works with. */
export interface Practice {
  readonly doctor: Doctor;
  readonly texts: Texts;
  close(): Promise<void>;
}

/** Reads the deployment of this environment. Refuses with one sentence what does not fit. */
export function readDesk(variables: NodeJS.ProcessEnv): Desk {
  const given = environment(variables, []);
  const city = readCityFile(given.cityFile);
  return { given, city, settings: settingsOf(city.settings), plugins: resolvePlugins(installed, city, notInstalled) };
}

/** Opens the deployment. Nothing is migrated and nothing listens. */
export async function openConsole(desk: Desk): Promise<Console> {
  const { given, plugins } = desk;
  const held = heldSettings(desk.settings, desk.city.settings);
  const { settings } = held;
  const container = createContainer();
  container
    .value(Settings, settings)
    .value(HeldSettings, held)
    .value(LevelSettings, held)
    .value(Texts, textsOf(await loadCatalogues()));
  container.value(Catalogue, catalogueOf(plugins.inNavigation));
  const services = await bindCoreServices(container, {
    appUrl: given.appUrl,
    dataFolder: given.dataFolder,
    manifests: plugins.inNavigation.map(({ manifest }) => manifest),
    development: true,
    replace: [],
  });
  bindDeploymentServices(container, factsOf(desk));
  const configured = halvesToRun(serverHalves, plugins.inDependency);
  bindApiDocument(container, configured);
  let composed: ReturnType<typeof compose> | undefined;
  return {
    ...desk,
    database: services.database,
    events: container.get(Events),
    clock: container.get(Clock),
    audit: container.get(Audit),
    secrets: container.get(ServerSecrets),
    sessions: container.get(Sessions),
    backups: container.get(Backups),
    secondFactors: async () => {
      composed ??= compose(container, configured);
      await composed;
      return container.get(SecondFactors);
    },
    folderIntakes: async () => {
      composed ??= compose(container, configured);
      await composed;
      return container.get(FolderIntakes);
    },
    close: async () => {
      await (await composed)?.close();
      await services.close();
    },
  };
}

/**
 * Opens the services of the doctor, which is called when something is wrong: nothing that must work first, and nothing
 * that would change what it checks.
 */
export async function openPractice(desk: Desk): Promise<Practice> {
  const { given, city, settings } = desk;
  const texts = textsOf(await loadCatalogues());
  // the output may be read by a program
  const database = new PostgresDatabase(given.appUrl, standardLogger(systemClock, 'short', 'error'));
  const container = createContainer();
  // of what the browser has changed it knows nothing: that lies in the database, which may be away
  const held = heldSettings(settings, city.settings);
  container.value(Settings, settings).value(HeldSettings, held).value(Clock, systemClock).value(Database, database);
  bindDeploymentServices(container, factsOf(desk));
  return { doctor: container.get(Doctor), texts, close: () => database.close() };
}

const factsOf = ({ given, city, plugins }: Desk): DeploymentFacts => ({
  ...given,
  city,
  plugins: plugins.inNavigation,
  built: installed,
  notInstalled,
  migrations: migrationSets(given.root, plugins.inDependency),
});
