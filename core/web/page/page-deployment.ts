import type { Boot } from '../boot';
import type { Deployment } from '../services';

/**
 * The deployment as the page's boot facts describe it; the same on the server while it renders. `offForPerson` returns
 * the plugins that are off in the signed-in person's county or city, or that a visitor's tab has learned of since; nothing:
 * those that the document named count.
 */
export function deploymentOf(
  boot: Boot,
  offForPerson: () => readonly string[] | undefined = () => undefined,
): Deployment {
  const isOff = (plugin: string) => (offForPerson() ?? boot.switchedOff).includes(plugin);
  return {
    cityName: boot.cityName,
    platformName: boot.platformName,
    imprint: boot.imprint,
    option: (plugin, name) => boot.options[plugin]?.[name] ?? '',
    isOn: (plugin) => (boot.installed?.includes(plugin) ?? true) && !isOff(plugin),
    isOff,
    development: boot.development,
    idleMilliseconds: boot.idleMilliseconds,
    sharedIdleMilliseconds: Math.min(boot.sharedIdleMilliseconds ?? 600_000, boot.idleMilliseconds),
    rememberDays: boot.rememberDays ?? 7,
    passwordPolicy: boot.passwordPolicy ?? 'standard',
    version: boot.version,
    mount: boot.mount ?? null,
  };
}
