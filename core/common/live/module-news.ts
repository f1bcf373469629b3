import type { LoginResult } from '../session';

/**
 * Live topic of everybody who is signed in: sent when a module is switched on or off, and once after the subscription,
 * so that a tab misses nothing between its load (or a lost connection) and now.
 */
export const modulesTopic = 'core.modules';

/** What of the login state is new: ids only. It replaces what the tab knew. */
export type ModulesNews = Pick<LoginResult, 'module' | 'off'>;
