import { createContainer } from 'edutech/core/di/container';
import type { CityFile } from 'edutech/core/common/registry';
import { Audit } from 'edutech/core/server/audit/audit';
import { Backups } from 'edutech/core/server/backup/backups';
import { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import { Doctor } from 'edutech/core/server/doctor/doctor';
import { Events } from 'edutech/core/server/events/events';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { Sessions } from 'edutech/core/server/session/sessions';
import { readCityFile, settingsOf } from 'edutech/core/server/settings/load-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import { type ResolvedPlugins, resolvePlugins } from 'edutech/core/server/registry/resolve-plugins';
import { Texts, textsOf } from 'edutech/core/server/texts';
import { Catalogue } from 'edutech/core/server/catalogue';
import { migrationSets } from '../platform';
import { loadCatalogues } from '../services/catalogues';
import { bindDeploymentServices } from '../services/deployment-services';
import { bindCoreServices } from '../services/core-services';
import { environment, type Environment } from '../environment';
import { installed, notInstalled } from '../../generated/manifests';

/** What is known of a deployment before anything is opened: enough where its database may be empty, or gives way. */
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
  const { given, settings, plugins, city } = desk;
  const container = createContainer();
  container.value(Settings, settings).value(Texts, textsOf(await loadCatalogues()));
  container.value(Catalogue, {
    manifests: plugins.inNavigation.map(({ manifest }) => manifest),
    optionsOf: () => ({}),
  });
  const services = await bindCoreServices(container, {
    appUrl: given.appUrl,
    dataFolder: given.dataFolder,
    manifests: plugins.inNavigation.map(({ manifest }) => manifest),
    development: true,
    replace: [],
  });
  bindDeploymentServices(container, {
    ...given,
    city,
    plugins: plugins.inNavigation,
    built: installed,
    notInstalled,
    migrations: migrationSets(given.root, plugins.inDependency),
  });
  return {
    ...desk,
    database: services.database,
    events: container.get(Events),
    clock: container.get(Clock),
    audit: container.get(Audit),
    secrets: container.get(ServerSecrets),
    sessions: container.get(Sessions),
    backups: container.get(Backups),
    doctor: container.get(Doctor),
    texts: container.get(Texts),
    close: services.close,
  };
}
