import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';

/** Ids of a chapter of a demo book and of all above it, from the top on; `path` is titles with slashes between. */
export const demoChapterIds = ({ id }: Pick<DemoContext, 'id'>, book: string, path: string): Id[] =>
  path.split('/').map((_, index, names) => id(`textbook.node.${book}/${names.slice(0, index + 1).join('/')}`));
