import { type RefObject, useEffect, useState } from 'react';

/** Em on a line before anything is measured: a card on a school PC. */
const usualLine = 40;

/** How many em a line of this element holds now; follows its width. `fixed`: a paper, whose lines are known. */
export function useLine(place: RefObject<HTMLElement | null>, fixed?: number): number {
  const [line, setLine] = useState(usualLine);
  // Measures when the element appears and whenever its width changes
  useEffect(() => {
    const element = place.current;
    if (!element || fixed !== undefined) return;
    const measured = new ResizeObserver(() => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) || 16;
      if (element.clientWidth > 0) setLine(Math.floor(element.clientWidth / size));
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, [place, fixed]);
  return fixed ?? line;
}
