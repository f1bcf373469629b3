import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import type { Storage } from 'edutech/core/web/services';
import { type KeptKind, type KeptTree, keepTree, keptTree, mostKept } from './data/kept-trees';

interface Wanted<Tree> {
  readonly kind: KeptKind;
  /** What it is the tree of: a book's id; of knowledge points stage, subject and source. */
  readonly key: string;
  /** The required version of the tree; null: unknown, and it is loaded each time. */
  readonly version: number | null;
  readonly read: (signal: AbortSignal) => Promise<Tree>;
}

/** A tree as a page shows it: `tree` stays what it was while a newer one is being read. */
interface Tended<Tree> {
  readonly tree: Tree | null;
  /** Of the tree that is shown. */
  readonly version: number;
  /** Why there is none, or no newer one. */
  readonly error: unknown;
  readonly again: () => void;
}

/**
 * A tree that the browser keeps until its version changes: of ten books and of five knowledge trees (teaching.md section 9).
 * Without the network the kept one is shown, whichever version it has. Logging out forgets them all.
 */
export function useKeptTree<Tree>({ kind, key, version, read }: Wanted<Tree>): Tended<Tree> {
  const { storage } = useServices();
  const shelf = useMemo(() => shelfOf<Tree>(storage, kind), [storage, kind]);
  const [shown, setShown] = useState(() => shelf.find(key, version));
  const [error, setError] = useState<unknown>(null);
  const reader = useRef(read);
  reader.current = read;
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        const tree =
          shelf.find(key, version) ?? ({ key, version: version ?? 0, tree: await reader.current(signal) } as const);
        if (signal.aborted) return;
        shelf.keep(tree);
        setError(null);
        setShown(tree);
      } catch (fault) {
        if (signal.aborted) return;
        setError(fault);
        setShown((before) => shelf.findAny(key) ?? before);
      }
    },
    [shelf, key, version],
  );
  // Reads the tree where the kept one is of another version
  useEffect(() => {
    const reading = new AbortController();
    void load(reading.signal);
    return () => reading.abort();
  }, [load]);
  return {
    tree: shown?.key === key ? shown.tree : null,
    version: shown?.version ?? 0,
    error,
    again: () => void load(new AbortController().signal),
  };
}

/** Where trees of a kind are kept. */
function shelfOf<Tree>(storage: Storage, kind: KeptKind) {
  const storageKey = `kept-tree.${kind}`;
  const kept = () => storage.get<KeptTree<Tree>[]>(storageKey) ?? [];
  return {
    find: (key: string, version: number | null): KeptTree<Tree> | null =>
      version === null ? null : (keptTree(kept(), key, version) ?? null),
    findAny: (key: string): KeptTree<Tree> | null => keptTree(kept(), key) ?? null,
    keep: (tree: KeptTree<Tree>) => void storage.set(storageKey, keepTree(kept(), tree, mostKept[kind])),
  };
}
