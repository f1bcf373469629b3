import type { Language } from 'edutech/core/common/languages';
import type { LiveOptions } from 'edutech/core/server/registry/live-options';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import { organiserOf } from 'edutech/core/server/settings/organiser';
import { chooseRole, type LoginResult } from 'edutech/core/common/session';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Switches } from 'edutech/core/server/switches';
import type { Texts } from 'edutech/core/server/texts';
import type { Boot } from 'edutech/core/web/boot';

export interface BootParts {
  readonly settings: Settings;
  readonly plugins: readonly RunningPlugin[];
  readonly liveOptions: readonly LiveOptions[];
  readonly switches: Switches;
  readonly texts: Texts;
  readonly development: boolean;
  readonly version: string;
  readonly mount: string | undefined;
}

/** The facts that every page contains. Options marked `serverOnly` in their schema stay here, in lists too. */
export function bootOf(
  { settings, plugins, liveOptions, switches, texts, development, version, mount }: BootParts,
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
      siteCode: settings.siteCode,
      minorsPage: settings.minorsPage,
      reportPage: settings.reportPage,
      accessibilityPage: settings.accessibilityPage,
    },
    options: Object.fromEntries(plugins.map((plugin) => [plugin.manifest.id, publicOptions(plugin, liveOptions)])),
    installed: plugins.map(({ manifest }) => manifest.id),
    switchedOff: plugins.filter(({ manifest }) => !switches.isOn(manifest.id, null)).map(({ manifest }) => manifest.id),
    idleMilliseconds: settings.idleMilliseconds,
    sharedIdleMilliseconds: settings.sharedIdleMilliseconds,
    rememberDays: settings.rememberDays,
    passwordPolicy: settings.passwordPolicy,
    version,
    development,
    ...(mount && { mount }),
    roots: settings.roots,
    sealAllWrites: settings.sealAllWrites,
  };
}

/** The imprint as people of a school read it: their county may have a hotline of its own. Visitors read the city's. */
export function imprintFor({ imprint }: Boot, levels: LevelSettings, { userEntity }: LoginResult): Boot['imprint'] {
  const { hotline, reportPage } = levels.at(chooseRole(userEntity.aclRole, userEntity.roleId)?.schoolId ?? null);
  return { ...imprint, hotline, reportPage };
}

/** As much of a schema as says what stays on the server. */
interface Marked {
  readonly serverOnly?: boolean;
  readonly properties?: Readonly<Record<string, Marked>>;
  readonly items?: Marked;
}

const publicOptions = ({ manifest, options }: RunningPlugin, live: readonly LiveOptions[]) => {
  const now = Object.assign(
    {},
    options,
    ...live.filter(({ plugin }) => plugin === manifest.id).map((one) => one.now()),
  );
  return publicPart(now, (manifest.options ?? {}) as Marked) as Record<string, unknown>;
};

/** A value without what its schema marks as `serverOnly`. */
function publicPart(value: unknown, { properties, items }: Marked): unknown {
  if (Array.isArray(value)) return items ? value.map((item) => publicPart(item, items)) : value;
  if (!properties || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !properties[name]?.serverOnly)
      .map(([name, part]) => [name, publicPart(part, properties[name] ?? {})]),
  );
}
