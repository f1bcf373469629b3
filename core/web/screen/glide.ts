import { easeInOut, scrollMilliseconds } from '../../common/screen/movement';

/** The position of a scroll between two positions after a share of its time (0 to 1). CSS pixels. */
export const positionAt = (from: number, to: number, part: number): number =>
  Math.round(from + (to - from) * easeInOut(part));

/** Scrolls the page there in so many milliseconds; at once for those who want less motion. A touch or a key stops it. */
export function glideTo(top: number, milliseconds: number = scrollMilliseconds, scope: Window = window): void {
  if (scope.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scope.scrollTo(0, top);
    return;
  }
  const from = scope.scrollY;
  const start = scope.performance.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  for (const event of ['wheel', 'touchstart', 'keydown'])
    scope.addEventListener(event, stop, { once: true, passive: true });
  const step = (now: number) => {
    if (isStopped) return;
    const part = (now - start) / milliseconds;
    scope.scrollTo({ top: positionAt(from, top, part), behavior: 'instant' });
    if (part < 1) scope.requestAnimationFrame(step);
  };
  scope.requestAnimationFrame(step);
}

/** Scrolls back to an element whose beginning has left the screen at the top; never scrolls down to one below. */
export function glideBackTo(element: Element, scope: Window = window): void {
  // what covers the top of the screen is kept free by the element's style
  const margin = Number.parseFloat(scope.getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top - margin;
  if (top < 0) glideTo(scope.scrollY + top, scrollMilliseconds, scope);
}
