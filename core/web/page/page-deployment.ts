import type { Boot } from '../boot';
import type { Deployment } from '../services';

/** The deployment as the page's boot facts describe it; the same on the server while it renders. */
export function deploymentOf(boot: Boot): Deployment {
  return {
    cityName: boot.cityName,
    platformName: boot.platformName,
    option: (plugin, name) => boot.options[plugin]?.[name] ?? '',
    isOn: (plugin) => (boot.installed?.includes(plugin) ?? true) && !boot.switchedOff.includes(plugin),
    development: boot.development,
    idleMilliseconds: boot.idleMilliseconds,
    rememberDays: boot.rememberDays ?? 7,
    passwordPolicy: boot.passwordPolicy ?? 'standard',
    version: boot.version,
  };
}
