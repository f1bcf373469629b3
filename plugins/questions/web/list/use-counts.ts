import { useEffect, useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { chapterCounts, pointCounts } from '../../api';
import type { Space } from '../../model/spaces';

/** How many questions stand on the nodes of a tree, by their ids; undefined while nobody knows. */
export type Counts = ReadonlyMap<string, number> | undefined;

/** A tree whose figures are asked for: the chapters of a book, or the knowledge points of a tree of them. */
export type CountedTree = { readonly bookId: string } | { readonly knowId: string | undefined };

/** The figures of a tree in a bank. What one has marked or removed is not counted by chapters. */
export function useCounts(space: Space, tree: CountedTree): Counts {
  const call = useCall();
  const [counts, setCounts] = useState<Counts>();
  const [bookId, knowId] = 'bookId' in tree ? [tree.bookId, undefined] : [undefined, tree.knowId];
  // The figures come after the tree: it can be used without them
  useEffect(() => {
    setCounts(undefined);
    if (space === 'favourites' || space === 'trash') return;
    const asking = new AbortController();
    const options = { signal: asking.signal, quiet: true };
    const read = async () => {
      if (bookId) {
        const answer = await call(chapterCounts, { space, bookId }, options);
        return answer.map(({ nodeId, count }) => [nodeId, count] as const);
      }
      if (!knowId) return null;
      const answer = await call(pointCounts, { space, knowId }, options);
      return answer.map(({ kiid, count }) => [kiid, count] as const);
    };
    read().then(
      (pairs) => !asking.signal.aborted && pairs && setCounts(new Map(pairs)),
      () => undefined, // a tree without figures narrows as well
    );
    return () => asking.abort();
  }, [call, space, bookId, knowId]);
  return counts;
}
