import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const pauseMilliseconds = 1000;

/** Reads the page's data again each second, as long as something is under way. */
export function usePolling(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  // one question at a time: the next one a second after the answer
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isUnderWay, state, revalidate]);
}
