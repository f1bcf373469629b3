import type { PluginManifest } from '../common/plugin';
import { token } from '../common/token';

/** What this deployment has installed, for those who must know all areas without knowing any (statistics, navigation). */
export interface Catalogue {
  /** Manifests in navigation order. */
  readonly manifests: readonly PluginManifest[];
  /** A plugin's options, checked and with defaults. */
  optionsOf(plugin: string): Readonly<Record<string, unknown>>;
}
export const Catalogue = token<Catalogue>('core.Catalogue');
