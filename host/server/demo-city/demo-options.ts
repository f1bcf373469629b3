import type { CityFile } from 'edutech/core/common/registry';
import type { AnyServerHalf } from 'edutech/core/server/plugin';
import type { BuiltPlugin } from 'edutech/core/server/registry/resolve-plugins';
import { demoId } from './demo-id';

/** Plugins with the options of the demo city; the city's own file has the last word. */
export function withDemoOptions(built: readonly BuiltPlugin[], halves: readonly AnyServerHalf[]): BuiltPlugin[] {
  const demos = new Map(halves.map((half) => [half.plugin.id, half.demo]));
  return built.map((plugin) => ({
    ...plugin,
    options: { ...plugin.options, ...demos.get(plugin.manifest.id)?.options?.(demoId) },
  }));
}

/**
 * What the demo city says of itself at the foot of its pages; a city that sets nothing shows nothing. No prefecture has the
 * digits 5399, and no place the area code, so that nobody else is called or looked up.
 */
const demoSettings = {
  hotline: '0869-620 1100',
  icpRecord: '云ICP备20260018号-1',
  policeRecord: '云公网安备 53990002000618号',
  siteCode: '5399000026',
  reportPage: 'https://www.12377.cn/',
} as const;

/** The city's file with the settings of the demo city; what the file says has the last word. */
export const withDemoSettings = (city: CityFile): CityFile => ({
  ...city,
  settings: { ...demoSettings, ...city.settings },
});
