import type { Boot } from '../boot';
import type { Deployment } from '../services';

/**
 * The deployment as the page's boot facts describe it; the same on the server while it renders. `offForPerson` returns
 * the plugins that are off in the signed-in person's county or city, or nothing for visitors: then those that are off
 * for the whole city count.
 */
export function deploymentOf(
  boot: Boot,
  offForPerson: () => readonly string[] | undefined = () => undefined,
): Deployment {
  return {
    cityName: boot.cityName,
    platformName: boot.platformName,
    imprint: boot.imprint,
    option: (plugin, name) => boot.options[plugin]?.[name] ?? '',
    isOn: (plugin) =>
      (boot.installed?.includes(plugin) ?? true) && !(offForPerson() ?? boot.switchedOff).includes(plugin),
    development: boot.development,
    idleMilliseconds: boot.idleMilliseconds,
    sharedIdleMilliseconds: Math.min(boot.sharedIdleMilliseconds ?? 600_000, boot.idleMilliseconds),
    rememberDays: boot.rememberDays ?? 7,
    passwordPolicy: boot.passwordPolicy ?? 'standard',
    version: boot.version,
    mount: boot.mount ?? null,
  };
}
