import { useEffect } from 'react';
import type { AskedAgain } from './use-asked';

/**
 * Asks on, `pause` milliseconds after each answer and each failure, until an answer is the last one; leaving ends it:
 * `useAgainUntil(useAsked(jobState, { jobId }), ({ state }) => state === 'done')`.
 */
export function useAgainUntil<Found>(
  asked: AskedAgain<Found>,
  isLast: (answer: Found) => boolean,
  pause = 1000,
): AskedAgain<Found> {
  const { data, isWaiting, again } = asked;
  const isOver = data !== undefined && isLast(data);
  // Waits after each answer, then asks again
  useEffect(() => {
    if (isWaiting || isOver) return undefined;
    const timer = setTimeout(again, pause);
    return () => clearTimeout(timer);
  }, [isWaiting, isOver, again, pause]);
  return asked;
}
