import type { Id } from '../../common/ids';

/** Messages of pages to the worker that stores them. */
export interface KeepPage {
  readonly type: 'keep';
  /** Path of a page marked `offline`. */
  readonly path: string;
  /** Whose document it is. */
  readonly person: Id;
  /** Build that the page runs. */
  readonly version: string;
}

export const workerMessages = {
  keep: (path: string, person: Id, version: string): KeepPage => ({ type: 'keep', path, person, version }),
  /** Caches of the worker, one for each build. */
  cachePrefix: 'edutech-pages-',
};
