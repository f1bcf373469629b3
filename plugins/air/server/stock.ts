import type { ResourceStock } from 'edutech/core/server/figures/resource-stock';
import { type ViewerKind, viewerOf } from '../model/status';
import { countByExtension } from './resources.queries';

const kinds: Readonly<Record<ViewerKind, string>> = {
  video: 'video',
  audio: 'audio',
  picture: 'picture',
  pdf: 'document',
  office: 'document',
  other: 'other',
};

/** The air classroom's part of the city's resources: lessons and what comes with them. */
export const stock: ResourceStock = {
  count: async (db) => {
    const sums: Record<string, number> = {};
    for (const { ext, count } of await countByExtension(db)) {
      const kind = kinds[viewerOf(ext)];
      sums[kind] = (sums[kind] ?? 0) + count;
    }
    return sums;
  },
};
