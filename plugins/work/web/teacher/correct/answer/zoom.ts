/** Sizes of an answer; 1 fits the width of its place. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3];

/** One step larger (1) or smaller (-1); the last stays. */
export function zoomedBy(zoom: number, step: 1 | -1): number {
  const at = zooms.indexOf(zoom);
  return zooms[Math.max(0, Math.min(zooms.length - 1, (at < 0 ? zooms.indexOf(1) : at) + step))] ?? 1;
}
