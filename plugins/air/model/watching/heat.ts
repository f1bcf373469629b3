import type { Range } from './ranges';

/** More parts than this a line cannot show. */
const mostParts = 60;
/** Shorter parts say nothing. Seconds. */
const shortestPart = 5;

/** Number of equal parts for a film's heat map; 0 if its length is unknown. */
export const partsOf = (length: number): number =>
  length <= 0 ? 0 : Math.max(1, Math.min(mostParts, Math.floor(length / shortestPart)));

/** How many of these people watched at least half of each part of a film. */
export function heatOf(people: readonly (readonly Range[])[], length: number): number[] {
  const parts = partsOf(length);
  const size = length / parts;
  const heat = Array.from({ length: parts }, () => 0);
  for (const ranges of people) {
    const watched = heat.map(() => 0);
    for (const [from, before] of ranges) {
      const last = Math.min(parts - 1, Math.ceil(before / size) - 1);
      for (let part = Math.floor(from / size); part <= last; part += 1) {
        const overlap = Math.min(before, (part + 1) * size) - Math.max(from, part * size);
        watched[part]! += Math.max(0, overlap);
      }
    }
    for (const [part, seconds] of watched.entries()) if (seconds * 2 >= size) heat[part]! += 1;
  }
  return heat;
}
