import type { LoginResult } from '../session';

/**
 * Live topic of everybody who is signed in: sent when a module is switched on or off, and once after the subscription,
 * so that a tab misses nothing between its load (or a lost connection) and now.
 */
export const modulesTopic = 'core.modules';

/** The changed part of the login state: ids only. It replaces what the tab had. */
export type ModulesNews = Pick<LoginResult, 'module' | 'off'>;
