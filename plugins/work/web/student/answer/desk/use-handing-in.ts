import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import { useCall } from 'edutech/core/web/hooks';
import { networkCode } from 'edutech/core/web/http/call-error';
import { handInMine } from '../../../../api';
import type { AnswerBook } from '../state/answer-book';

/**
 * `waiting`: asked for, and done by itself as soon as the server can be reached. `failed`: refused, or an answer was.
 * `done` only after the server's own word.
 */
export type HandingIn =
  | { readonly state: 'idle' | 'sending' | 'waiting' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'done'; readonly receipt: OutputOf<typeof handInMine> };

/** Between tries while the server is away: longer from time to time. Milliseconds. */
const firstPause = 3000;
const longestPause = 30_000;

interface HandingInParts {
  readonly book: AnswerBook | null;
  readonly seconds: () => number;
  /** It was asked for before, on this device, and has not been done. */
  readonly isAsked: boolean;
  /** Remembers that it is asked for, or that it no longer is. */
  readonly onAsk: (isAsked: boolean) => void;
}

/** Hands in: everything that waits first, then the homework itself; without a network later, by itself. */
export function useHandingIn({ book, seconds, isAsked, onAsk }: HandingInParts) {
  const call = useCall();
  const [handing, setHanding] = useState<HandingIn>({ state: isAsked ? 'waiting' : 'idle' });
  const parts = useRef({ seconds, onAsk });
  // The newest of what the page gives
  useEffect(() => {
    parts.current = { seconds, onAsk };
  });

  const tryIt = useCallback(async (): Promise<HandingIn> => {
    if (!book) return { state: 'waiting' };
    if (!(await book.flush())) {
      const saving = book.saving.peek();
      const refused = book.handIns.list.peek().find(({ state }) => state === 'failed');
      if (refused) return { state: 'failed', error: refused.error };
      return saving?.state === 'failed' && !isAway(saving.error)
        ? { state: 'failed', error: saving.error }
        : { state: 'waiting' };
    }
    try {
      const input = { attemptId: book.attemptId, seconds: Math.min(86_400, parts.current.seconds()) };
      return { state: 'done', receipt: await call(handInMine, input, { quiet: true }) };
    } catch (error) {
      return isAway(error) ? { state: 'waiting' } : { state: 'failed', error };
    }
  }, [book, call]);

  const handIn = useCallback(async () => {
    setHanding({ state: 'sending' });
    const next = await tryIt();
    parts.current.onAsk(next.state === 'waiting');
    setHanding(next);
  }, [tryIt]);

  const isWaiting = handing.state === 'waiting';
  // Tries again by itself: when the network comes back, when the page is looked at, and from time to time
  useEffect(() => {
    if (!isWaiting || !book) return;
    let pause = firstPause;
    let timer: ReturnType<typeof setTimeout>;
    const again = async () => {
      clearTimeout(timer);
      const next = await tryIt();
      if (next.state === 'waiting') {
        timer = setTimeout(() => void again(), pause);
        pause = Math.min(longestPause, pause * 2);
        return;
      }
      parts.current.onAsk(false);
      setHanding(next);
    };
    timer = setTimeout(() => void again(), 0);
    const now = () => void again();
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isWaiting, book, tryIt]);

  const takeBack = () => {
    onAsk(false);
    setHanding({ state: 'idle' });
  };
  return { handing, handIn, takeBack };
}

/** The server is out of reach, just starting, or has too much to do: another try may do. */
function isAway(error: unknown): boolean {
  if (!isAppError(error)) return false;
  const { code } = error;
  const isDown = code >= wireCodes.failed && code < 600 && code !== wireCodes.outOfSpace;
  return code === networkCode || code === wireCodes.tooMany || isDown;
}
