import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Saving } from 'edutech/core/ui/states/SaveState';
import type { WireChapter } from '../../../kit/ui/trees/data/wire-nodes';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import type { Ahead } from './ahead';

/** A write, given the version of the tree that it stands on; answers the version after it. */
export type TreeWrite = (version: number) => Promise<number>;

/** The tree as the server gave it. */
interface Read {
  readonly chapters: readonly WireChapter[];
  readonly version: number;
}

/**
 * Writes of a tree, one after the other, while the screen is ahead of them. What is shown goes back to the server's tree as
 * soon as that has the last write, or when a write fails: then those behind it are given up too, since they meant a tree that
 * is not there, and the page reads again what there is.
 */
export function useWriteQueue({ chapters, version }: Read) {
  const revalidator = useRevalidator();
  const [ahead, setAhead] = useState<Read | null>(null);
  const [saving, setSaving] = useState<Saving | null>(null);
  const line = useRef({ last: Promise.resolve(), waiting: 0, generation: 0, version, shown: chapters });
  const { current: queue } = line;
  if (queue.waiting === 0 && version > queue.version) queue.version = version;
  const isAhead = ahead !== null && (ahead.version > version || queue.waiting > 0);
  queue.shown = isAhead ? ahead.chapters : chapters;
  const isSaving = saving?.state === 'saving';
  // Whoever closes the tab is asked while something is on its way
  useEffect(() => (isSaving ? holdUnsaved('textbook.chapters') : undefined), [isSaving]);

  const perform = async (write: TreeWrite, generation: number): Promise<boolean> => {
    // an earlier write has failed: this one meant a tree that is not there
    if (generation !== queue.generation) return false;
    try {
      queue.version = await write(queue.version);
      return true;
    } catch {
      // the call has shown the error
      queue.generation++;
      setAhead(null);
      setSaving(null);
      return false;
    }
  };
  const write = (act: TreeWrite, change: Ahead): Promise<boolean> => {
    const { generation } = queue;
    queue.waiting++;
    queue.shown = change(queue.shown);
    setSaving({ state: 'saving' });
    setAhead({ chapters: queue.shown, version: queue.version + queue.waiting });
    const done = queue.last.then(async () => {
      const isDone = await perform(act, generation);
      queue.waiting--;
      if (queue.waiting > 0) return isDone;
      if (isDone) setSaving({ state: 'saved', at: Date.now() });
      void revalidator.revalidate();
      return isDone;
    });
    queue.last = done.then(() => undefined);
    return done;
  };
  return { shown: queue.shown, saving, write };
}
