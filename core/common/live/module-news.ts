import type { LoginResult } from '../session';

/**
 * Live topic of everybody who is signed in: told when a module is switched on or off, and once when it is first heard,
 * so that a tab misses nothing between its load (or a broken line) and now.
 */
export const modulesTopic = 'core.modules';

/** What of the login state is new: ids only. It replaces what the tab knew. */
export type ModulesNews = Pick<LoginResult, 'module' | 'off'>;
