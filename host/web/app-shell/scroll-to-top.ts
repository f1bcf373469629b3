/** The button appears after so many pixels (portal.md section 9). */
export const showAfter = 400;
export const scrollMilliseconds = 1000;

/** Position on the way to the top: quick at first, gentle at the end. */
export function positionAt(from: number, elapsed: number, duration: number): number {
  const share = Math.min(1, Math.max(0, elapsed / duration));
  return Math.round(from * (1 - share) ** 3);
}

/** Scrolls to the top within a second; at once for those who want less motion. A touch or a turn of the wheel stops it. */
export function scrollToTop(scope: Window = window, duration = scrollMilliseconds): void {
  const from = scope.scrollY;
  if (scope.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scope.scrollTo(0, 0);
    return;
  }
  const start = scope.performance.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  for (const event of ['wheel', 'touchstart', 'keydown'])
    scope.addEventListener(event, stop, { once: true, passive: true });
  const step = (now: number) => {
    if (isStopped) return;
    const position = positionAt(from, now - start, duration);
    scope.scrollTo({ top: position, behavior: 'instant' });
    if (position > 0) scope.requestAnimationFrame(step);
  };
  scope.requestAnimationFrame(step);
}
