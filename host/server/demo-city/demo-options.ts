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
