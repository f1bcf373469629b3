import { areaOf, type Corners, isConvex, type Spot } from './corners';
import { type Greys, greysOf, type Pixels, smoothed } from './pixels';

/** Edge at which it is looked for: more only costs time. */
const lookingEdge = 200;
/** A sheet takes so much of the picture, and leaves something around it. */
const leastArea = 0.15;
const mostArea = 0.97;
/** So much of the enclosed area is bright: else it is no sheet but scattered bright things. */
const leastFill = 0.8;

/**
 * The corners of a bright sheet on a darker ground; null where there is none to be seen. Otsu's threshold parts bright from
 * dark, the largest bright patch is the sheet, and its corners are the points farthest out along the diagonals.
 */
export function findSheet(pixels: Pixels): Corners | null {
  const greys = smoothed(greysOf(pixels, lookingEdge), 2);
  const patch = largestPatch(greys, thresholdOf(greys.data));
  if (!patch) return null;
  const { width, height } = greys;
  const corners = patch.map(({ x, y }) => ({ x: (x + 0.5) / width, y: (y + 0.5) / height })) as unknown as Corners;
  if (!isConvex(corners)) return null;
  const area = areaOf(corners);
  const fill = patch.size / (width * height) / area;
  if (area < leastArea || area > mostArea || fill < leastFill) return null;
  return corners;
}

/** The brightness between bright and dark that parts them best (Otsu 1979). */
export function thresholdOf(values: Float32Array): number {
  const histogram = new Float64Array(256);
  let total = 0;
  for (const value of values) {
    histogram[Math.min(255, Math.max(0, Math.round(value)))]!++;
    total += value;
  }
  let [below, sumBelow, best, threshold] = [0, 0, -1, 127];
  for (let level = 0; level < 256; level++) {
    below += histogram[level]!;
    sumBelow += level * histogram[level]!;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const between = below * above * apart * apart;
    if (between > best) [best, threshold] = [between, level];
  }
  return threshold;
}

interface Patch extends Array<Spot> {
  size: number;
}

/** The largest patch of bright pixels that touch: its four outermost points, clockwise from the upper left. */
function largestPatch({ width, height, data }: Greys, threshold: number): Patch | null {
  const seen = new Uint8Array(data.length);
  let largest: Patch | null = null;
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! <= threshold) continue;
    const patch = patchFrom(start, { width, height, data }, threshold, seen);
    if (!largest || patch.size > largest.size) largest = patch;
  }
  return largest;
}

function patchFrom(start: number, { width, height, data }: Greys, threshold: number, seen: Uint8Array): Patch {
  const open = [start];
  seen[start] = 1;
  const place = (at: number) => ({ x: at % width, y: Math.floor(at / width) });
  const far = [start, start, start, start];
  // along each diagonal of the picture, in shares, so that a sheet lying across is found as well
  const reach = [-Infinity, -Infinity, -Infinity, -Infinity];
  const visit = (at: number) => {
    if (seen[at] || data[at]! <= threshold) return;
    seen[at] = 1;
    open.push(at);
  };
  let size = 0;
  while (open.length > 0) {
    const at = open.pop()!;
    const { x, y } = place(at);
    size++;
    for (const [corner, value] of [-x - y, x - y, x + y, y - x].entries())
      if (value > reach[corner]!) [reach[corner], far[corner]] = [value, at];
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  return Object.assign(far.map(place), { size });
}
