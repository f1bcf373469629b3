import { type RefObject, useEffect, useRef } from 'react';
import { pinched } from './zoom';

const apart = ([one, other]: TouchList | readonly Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/**
 * Two fingers on the pages enlarge them. While they move, the drawn pages are stretched; when they leave, `onScale`
 * receives the new scale and the pages are drawn sharp.
 */
export function usePinch(
  place: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
  scale: number,
  onScale: (scale: number) => void,
): void {
  const latest = useRef({ scale, onScale });
  latest.current = { scale, onScale };
  // Listens by itself: React's listeners may not hold the browser back from enlarging the whole page
  useEffect(() => {
    const [scroller, sheets] = [place.current, pages.current];
    if (!scroller || !sheets) return;
    let before = 0;
    let share = 1;
    const onStart = ({ touches }: TouchEvent) => {
      before = touches.length === 2 ? apart(touches) : 0;
      share = 1;
    };
    const onMove = (event: TouchEvent) => {
      if (before === 0 || event.touches.length !== 2) return;
      event.preventDefault();
      share = apart(event.touches) / before;
      sheets.style.transform = `scale(${share})`;
    };
    const onEnd = () => {
      if (before === 0) return;
      sheets.style.transform = '';
      if (share !== 1) latest.current.onScale(pinched(latest.current.scale, before, before * share));
      before = 0;
    };
    scroller.addEventListener('touchstart', onStart, { passive: true });
    scroller.addEventListener('touchmove', onMove, { passive: false });
    scroller.addEventListener('touchend', onEnd);
    scroller.addEventListener('touchcancel', onEnd);
    return () => {
      scroller.removeEventListener('touchstart', onStart);
      scroller.removeEventListener('touchmove', onMove);
      scroller.removeEventListener('touchend', onEnd);
      scroller.removeEventListener('touchcancel', onEnd);
    };
  }, [place, pages]);
}
