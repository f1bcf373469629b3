import { useEffect, useReducer, useState } from 'react';
import { isTurning, rotate, startRotation } from './rotation';

/**
 * Rotates `count` slides, each shown for `interval` milliseconds, unless the tab is hidden or the reader asked for
 * reduced motion. `isReady` once scripts run: parts that need them are drawn from then on.
 */
export function useRotation(count: number, interval: number) {
  const [rotation, dispatch] = useReducer(rotate, count, startRotation);
  const [isReady, setReady] = useState(false);
  const turns = isReady && isTurning(rotation);

  // Learns from the browser whether it is visible and focused
  useEffect(() => {
    setReady(true);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ type: 'pause' });
    const look = () => dispatch({ type: document.hidden ? 'hold' : 'release', why: 'hidden' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const { index } = rotation;
  // Gives each slide its full time, also one that was chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide begins its own time
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => dispatch({ type: 'turn' }), interval);
    return () => clearTimeout(timer);
  }, [turns, interval, index]);

  return { rotation, dispatch, isReady, turns };
}
