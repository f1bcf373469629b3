/** Length of an animated scroll to a place of the page, in milliseconds (portal.md section 9). */
export const scrollMilliseconds = 500;

/**
 * The button back to the top (portal.md section 9): after how many CSS pixels it shows, how long the scrolling takes.
 * Its position is in core/ui/styles/overlays/overlays.css.
 */
export const backToTop = { after: 400, milliseconds: 1000 } as const;

/** The share of a scroll after a share of its time (0 to 1): slow at both ends. */
export function easeInOut(part: number): number {
  const at = Math.min(1, Math.max(0, part));
  return at < 0.5 ? 4 * at ** 3 : 1 - (-2 * at + 2) ** 3 / 2;
}
