import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall, useLive } from 'edutech/core/web/hooks';
import { monitor } from '../../../../api';
import type { Board } from '../rules/board';

/** While the line is down the board is read again so often. Milliseconds. */
const readMilliseconds = 10_000;

/** What a board knows of itself: what stands, since when, and whether news reach it. */
export interface LiveBoard {
  readonly board: Board;
  /** When it was read last. */
  readonly at: number;
  readonly isLive: boolean;
  /** Students of whom the last news told. */
  readonly touched: ReadonlySet<string>;
  readonly read: () => Promise<void>;
}

/**
 * A class's board, read anew whenever the server tells that a student has done something (`work.monitor:<assignment>`, at most
 * once a second), after the line was down, and every ten seconds while it is.
 */
export function useBoard(loaded: Board, loadedAt: number): LiveBoard {
  useSignals();
  const call = useCall();
  const live = useLive();
  const isLive = live.connected.value;
  const { assignmentId } = loaded;
  const [known, setKnown] = useState(loaded);
  const [state, setState] = useState({ board: loaded, at: loadedAt, touched: new Set<string>() });
  if (known !== loaded) {
    // the page was read again: after an act, or by its filters
    setKnown(loaded);
    setState({ board: loaded, at: loadedAt, touched: new Set() });
  }
  const asked = useRef(0);
  const read = useCallback(
    async (attemptIds: readonly string[] = []) => {
      asked.current += 1;
      const mine = asked.current;
      const board = await call(monitor, { assignmentId }, { quiet: true }).catch(() => null);
      // of two answers under way the later question's counts
      if (board && mine === asked.current) setState({ board, at: Date.now(), touched: new Set(attemptIds) });
    },
    [call, assignmentId],
  );
  // Hears of what students do
  useEffect(
    () =>
      live.subscribe<{ attemptIds: string[] }>(
        `work.monitor:${assignmentId}`,
        ({ attemptIds }) => void read(attemptIds),
      ),
    [live, assignmentId, read],
  );
  // Nothing is told again: whatever happened while the line was down is read once it is back, and meanwhile from time to time
  useEffect(() => {
    void read();
    if (isLive) return;
    const timer = setInterval(() => void read(), readMilliseconds);
    return () => clearInterval(timer);
  }, [isLive, read]);
  return { ...state, isLive, read: () => read() };
}
