import { token } from '../common/token';
import type { Id } from '../common/ids';

/**
 * The second layer of off: plugins that are installed but switched off for the city or for a county (the kill switch).
 * Answered from memory; a change reaches every process at once, and by polling within 30 s should the word get lost.
 */
export interface Switches {
  /** `county` null: what holds for the whole city. */
  isOn(plugin: string, county: Id | null): boolean;
}
export const Switches = token<Switches>('core.Switches');
