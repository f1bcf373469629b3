import { useEffect, useState } from 'react';

/** Whole seconds that are still to wait, counting down to 0, and how to begin a wait. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  // Counts by the clock: timers of tabs in the background are slowed down
  useEffect(() => {
    if (until === 0) return;
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  return [seconds, (wait) => setUntil(wait > 0 ? Date.now() + wait * 1000 : 0)];
}
