import { range, scalePoint } from 'd3';

/** CSS pixels: room for a name, the height of a lane, and of the whole map. */
const nameWidth = 132;
const laneHeight = 124;
const lanes = [1, 0, 2] as const;
export const mapHeight = laneHeight * lanes.length;
/** Points of one lane are this many places apart, so that their names have room. */
const apart = lanes.length;

export interface MapPoint {
  readonly pointId: string;
  readonly builds: readonly string[];
}

export interface Placed {
  readonly x: number;
  readonly y: number;
}

/** Where each point of a map is drawn: from left to right in the order of learning, in three lanes by turns. */
export function placesOf(points: readonly MapPoint[], width: number): { places: readonly Placed[]; width: number } {
  const needed = nameWidth + ((points.length - 1) * nameWidth) / apart;
  const wide = Math.max(width, needed);
  // a few points stay together
  const end = Math.min(wide - nameWidth / 2, nameWidth / 2 + (points.length - 1) * nameWidth);
  const along = scalePoint(range(points.length), [nameWidth / 2, Math.max(nameWidth / 2, end)]);
  return {
    width: wide,
    places: points.map((_, at) => ({
      x: along(at) ?? nameWidth / 2,
      y: lanes[at % apart]! * laneHeight + laneHeight / 2 - 18,
    })),
  };
}

/** The point that an arrow leads to: along a line to what comes next or before, or up and down to the nearest. */
export function neighbour(points: readonly MapPoint[], at: number, key: string): number {
  const own = points[at];
  if (!own) return 0;
  const after = points.findIndex(({ builds }) => builds.includes(own.pointId));
  const before = points.findIndex(({ pointId }) => own.builds.includes(pointId));
  if (key === 'ArrowRight') return after >= 0 ? after : Math.min(points.length - 1, at + 1);
  if (key === 'ArrowLeft') return before >= 0 ? before : Math.max(0, at - 1);
  const lane = lanes[at % apart]!;
  const wanted = key === 'ArrowUp' ? lane - 1 : lane + 1;
  const steps = [1, -1, 2, -2].map((step) => at + step);
  return steps.find((one) => points[one] !== undefined && lanes[one % apart] === wanted) ?? at;
}
