import type { Language } from 'edutech/core/common/languages';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import { organiserOf } from 'edutech/core/server/settings/organiser';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Switches } from 'edutech/core/server/switches';
import type { Texts } from 'edutech/core/server/texts';
import type { Boot } from 'edutech/core/web/boot';

export interface BootParts {
  readonly settings: Settings;
  readonly plugins: readonly RunningPlugin[];
  readonly switches: Switches;
  readonly texts: Texts;
  readonly development: boolean;
  readonly version: string;
  readonly mount: string | undefined;
}

/** The facts that every page comes with. Options marked `serverOnly` in their schema stay here. */
export function bootOf(
  { settings, plugins, switches, texts, development, version, mount }: BootParts,
  language: Language,
): Boot {
  return {
    language,
    cityName: { 'zh-CN': settings.cityName, en: settings.cityNameEn },
    platformName: { 'zh-CN': settings.platformName, en: settings.platformNameEn },
    imprint: {
      organiser: { 'zh-CN': organiserOf(settings, texts, 'zh-CN'), en: organiserOf(settings, texts, 'en') },
      hotline: settings.hotline,
      icp: settings.icpRecord,
      policeRecord: settings.policeRecord,
    },
    options: Object.fromEntries(plugins.map((plugin) => [plugin.manifest.id, publicOptions(plugin)])),
    installed: plugins.map(({ manifest }) => manifest.id),
    switchedOff: plugins.filter(({ manifest }) => !switches.isOn(manifest.id, null)).map(({ manifest }) => manifest.id),
    idleMilliseconds: settings.idleMilliseconds,
    rememberDays: settings.rememberDays,
    passwordPolicy: settings.passwordPolicy,
    version,
    development,
    ...(mount && { mount }),
    roots: settings.roots,
    sealAllWrites: settings.sealAllWrites,
  };
}

function publicOptions({ manifest, options }: RunningPlugin): Record<string, unknown> {
  const properties = (manifest.options?.properties ?? {}) as Record<string, { serverOnly?: boolean }>;
  return Object.fromEntries(Object.entries(options).filter(([name]) => !properties[name]?.serverOnly));
}
