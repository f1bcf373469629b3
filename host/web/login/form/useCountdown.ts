import { useEffect, useState } from 'react';

/** Whole seconds that are still to wait, counting down to 0, and how to begin a wait. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  // Counts by the clock: timers of tabs in the background are slowed down
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (wait: number) => {
    setSeconds(Math.ceil(wait));
    setUntil(wait > 0 ? Date.now() + wait * 1000 : 0);
  };
  return [seconds, start];
}
