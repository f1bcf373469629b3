import { useEffect, useState } from 'react';

/** The time, told anew every so many milliseconds; `offset` is how far the server's clock is ahead of this one. */
export function useNow(every = 30_000, offset = 0): Date {
  const [now, setNow] = useState(() => Date.now());
  // Ticks for as long as somebody looks at it
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return new Date(now + offset);
}
