import { createContainer } from 'edutech/core/di/container';
import { Backups } from 'edutech/core/server/backup/backups';
import { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import { readCityFile, settingsOf } from 'edutech/core/server/settings/load-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import { type ResolvedPlugins, resolvePlugins } from 'edutech/core/server/registry/resolve-plugins';
import { Texts, textsOf } from 'edutech/core/server/texts';
import { Catalogue } from 'edutech/core/server/catalogue';
import { loadCatalogues } from '../services/catalogues';
import { bindDeploymentServices } from '../services/deployment-services';
import { bindCoreServices } from '../services/core-services';
import { environment, type Environment } from '../environment';
import { installed, notInstalled } from '../../generated/manifests';

/** What a command works with: the deployment's services, without serving anybody. */
export interface Console {
  readonly given: Environment;
  readonly settings: Settings;
  readonly plugins: ResolvedPlugins;
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly backups: Backups;
  readonly texts: Texts;
  close(): Promise<void>;
}

/** Opens the deployment of this environment. Nothing is migrated and nothing listens. */
export async function openConsole(variables: NodeJS.ProcessEnv): Promise<Console> {
  const given = environment(variables, []);
  const city = readCityFile(given.cityFile);
  const settings = settingsOf(city.settings);
  const plugins = resolvePlugins(installed, city, notInstalled);
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
  bindDeploymentServices(container, { ...given, city, plugins: plugins.inNavigation, built: installed, notInstalled });
  return {
    given,
    settings,
    plugins,
    database: services.database,
    events: container.get(Events),
    clock: container.get(Clock),
    backups: container.get(Backups),
    texts: container.get(Texts),
    close: services.close,
  };
}
