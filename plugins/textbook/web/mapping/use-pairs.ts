import { useCallback, useEffect, useRef, useState } from 'react';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import type { Saving } from 'edutech/core/ui/states/SaveState';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useMessages } from 'edutech/core/web/hooks';
import type { Pair } from '../../model/trees/proposed-pairs';
import { changedPairs, inverse, joinedPairs, type PairChange } from './pairs';

/** The pairs as the server has them, and the version of the book that they stand in. */
export interface KeptPairs {
  readonly pairs: readonly Pair[];
  readonly version: number;
}

interface PairSource {
  readonly read: () => Promise<KeptPairs>;
  /** Writes all pairs instead of those of this version; answers the next version. */
  readonly write: (pairs: readonly Pair[], version: number) => Promise<number>;
}

/** Somebody else was quicker so often: then it is no coincidence any more. */
const mostJoins = 5;

const isConflict = (error: unknown) => isAppError(error) && error.code === wireCodes.conflict;

/**
 * Pairs that are changed on the screen and saved behind it, one write at a time, always all that there is by then. Whoever was
 * quicker elsewhere loses nothing: both changes are joined and saved again.
 */
export function usePairs(start: KeptPairs, source: PairSource) {
  const messages = useMessages();
  const [pairs, setPairs] = useState(start.pairs);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [done, setDone] = useState<readonly PairChange[]>([]);
  const line = useRef({ base: start, mine: start.pairs, isRunning: false });
  const sources = useRef(source);
  sources.current = source;
  const isSaved = saving === null || saving.state === 'saved';
  // Whoever closes the tab is asked while something is not saved
  useEffect(() => (isSaved ? undefined : holdUnsaved('textbook.mapping')), [isSaved]);
  // The page was read again, and nothing of one's own is on its way
  useEffect(() => {
    const { current } = line;
    if (current.isRunning || current.mine !== current.base.pairs || start.version <= current.base.version) return;
    current.base = start;
    current.mine = start.pairs;
    setPairs(start.pairs);
  }, [start]);

  const save = useCallback(async () => {
    const { current } = line;
    if (current.isRunning) return;
    current.isRunning = true;
    setSaving({ state: 'saving' });
    try {
      for (let joins = 0; current.mine !== current.base.pairs; ) {
        const sent = current.mine;
        try {
          current.base = { pairs: sent, version: await sources.current.write(sent, current.base.version) };
        } catch (error) {
          if (!isConflict(error) || ++joins > mostJoins) throw error;
          const theirs = await sources.current.read();
          current.mine = joinedPairs(current.base.pairs, current.mine, theirs.pairs);
          current.base = theirs;
          setPairs(current.mine);
          messages.show('textbook.mapping.joined', { tone: 'info' });
        }
      }
      setSaving({ state: 'saved', at: Date.now() });
    } catch {
      setSaving({ state: 'failed', retry: () => void save() });
    } finally {
      current.isRunning = false;
    }
  }, [messages]);
  const apply = (change: PairChange) => {
    line.current.mine = changedPairs(line.current.mine, change);
    setPairs(line.current.mine);
    void save();
  };
  return {
    pairs,
    saving,
    change(change: PairChange) {
      setDone((before) => [...before, change]);
      apply(change);
    },
    /** Takes the last change back; absent: there is none. */
    undo:
      done.length === 0
        ? undefined
        : () => {
            apply(inverse(done.at(-1)!));
            setDone(done.slice(0, -1));
          },
  };
}
