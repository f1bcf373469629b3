/** The size of a page: to be read, as wide as its place, whole, or a share of its printed size. */
export type Zoom = 'reading' | 'width' | 'page' | number;

interface Size {
  readonly width: number;
  readonly height: number;
}

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
const smallest = 0.25;
const largest = 5;
/** Wider than this lines of a page are no longer seen at a glance. */
const widestToRead = 1.6;

const clamped = (scale: number) => Math.min(largest, Math.max(smallest, scale));

/** Share of the printed size at which a page of `page` fits a place of `place`, both in CSS pixels. */
export function scaleOf(zoom: Zoom, page: Size, place: Size): number {
  if (typeof zoom === 'number') return clamped(zoom);
  const width = place.width / page.width;
  if (zoom === 'reading') return clamped(Math.min(width, widestToRead));
  return clamped(zoom === 'width' ? width : Math.min(width, place.height / page.height));
}

/** The next step larger (`1`) or smaller (`-1`) than the present one. */
export function stepFrom(scale: number, by: 1 | -1): number {
  // a hair of room: what fits the width is seldom a round number
  const next = by > 0 ? steps.find((step) => step > scale * 1.02) : steps.findLast((step) => step < scale * 0.98);
  return clamped(next ?? scale * (by > 0 ? 1.25 : 0.8));
}

/** What two fingers make of a scale: as many times the distance as they were apart. */
export const pinched = (scale: number, before: number, now: number): number =>
  before > 0 ? clamped((scale * now) / before) : scale;
