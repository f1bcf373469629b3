import { useRead } from 'edutech/core/web/asking/use-asked';
import { chapterCounts, pointCounts } from '../../api';
import type { Space } from '../../model/spaces';

/** How many questions stand on the nodes of a tree, by their ids; undefined while nobody knows. */
export type Counts = ReadonlyMap<string, number> | undefined;

/** A tree whose figures are asked for: the chapters of a book, or the knowledge points of a tree of them. */
export type CountedTree = { readonly bookId: string } | { readonly knowId: string | undefined };

type CountedSpace = Exclude<Space, 'favourites' | 'trash'>;

/** The figures of a tree in a bank. What one has marked or removed is not counted by chapters. */
export function useCounts(space: Space, tree: CountedTree): Counts {
  const [bookId, knowId] = 'bookId' in tree ? [tree.bookId, undefined] : [undefined, tree.knowId];
  const isCounted = space !== 'favourites' && space !== 'trash' && (bookId ?? knowId);
  // the figures come after the tree: it can be used, and narrows, without them
  const { data } = useRead(
    async (call, signal): Promise<Counts> => {
      const options = { signal, quiet: true };
      const wanted = space as CountedSpace;
      if (bookId) {
        const answer = await call(chapterCounts, { space: wanted, bookId }, options);
        return new Map(answer.map(({ nodeId, count }) => [nodeId, count]));
      }
      const answer = await call(pointCounts, { space: wanted, knowId: knowId! }, options);
      return new Map(answer.map(({ kiid, count }) => [kiid, count]));
    },
    isCounted ? [space, bookId, knowId] : null,
  );
  return data;
}
