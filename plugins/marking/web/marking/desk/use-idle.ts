import { useEffect, useState } from 'react';

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Whether nobody has touched the page for so many minutes, and how it goes on: only by a person's wish, not by a moved mouse. */
export function useIdle(minutes: number): readonly [isIdle: boolean, goOn: () => void] {
  const [isIdle, setIdle] = useState(false);
  // Counts anew with every sign of life
  useEffect(() => {
    if (isIdle) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), minutes * 60_000);
    };
    wait();
    for (const sign of signs) addEventListener(sign, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wait);
    };
  }, [minutes, isIdle]);
  return [isIdle, () => setIdle(false)];
}
