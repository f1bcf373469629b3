import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often a page is read again while something runs or waits. Milliseconds. */
const readAgainMilliseconds = 3000;

/** Reads the page's data again and again, as long as something moves and the page is seen. */
export function useReadingAgain(isMoving: boolean): void {
  const { revalidate, state } = useRevalidator();
  // Reads again after a while, as long as something moves and the page is seen
  useEffect(() => {
    if (!isMoving || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, readAgainMilliseconds);
    return () => clearTimeout(timer);
  }, [isMoving, state, revalidate]);
}
