import type { AnyServerHalf } from './plugin';

/** Core's own endpoints and jobs, each an area of its folder, in the form in which plugins come too. */
export const coreModules: readonly AnyServerHalf[] = [];
