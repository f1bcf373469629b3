/** Speeds of a lesson (screens.md C2). */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** The next faster (`1`) or slower (`-1`) speed; the ends stay. */
export function nextSpeed(rate: number, by: 1 | -1): number {
  const next = by > 0 ? speeds.find((speed) => speed > rate) : speeds.findLast((speed) => speed < rate);
  return next ?? rate;
}
