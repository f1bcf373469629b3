import { type Band, bandOf, bands } from '../bands';
import type { Candidate, Kept } from './candidate';
import { pointsOfItems } from '../row-points';
import type { AutoRow } from '../rules';

/** A place of the paper that a question is looked for. */
export interface Slot {
  readonly row: number;
  readonly type: number;
  readonly band: Band;
  readonly points: number;
  /** What stays there. */
  readonly kept: Candidate | null;
}

/**
 * Places of a paper in its order: row by row, from easy to hard. What is kept takes a place of its own difficulty, else one
 * of the nearest; a row that is full with what is kept grows.
 */
export function slotsOf(
  rows: readonly AutoRow[],
  kept: readonly Kept[],
  candidates: ReadonlyMap<string, Candidate>,
): Slot[] {
  return rows.flatMap((row, at) => {
    const staying = kept.flatMap(({ row: itsRow, id }) => {
      const candidate = itsRow === at ? candidates.get(id) : undefined;
      return candidate ? [candidate] : [];
    });
    const placed = placesOf(row.counts, staying);
    const points = pointsOfItems(row, placed.length);
    return placed.map((place, nth): Slot => ({ row: at, type: row.type, ...place, points: points[nth]! }));
  });
}

type Place = Pick<Slot, 'band' | 'kept'>;

function placesOf(counts: readonly number[], staying: readonly Candidate[]): Place[] {
  const left = [...counts];
  const places: Place[] = staying.map((kept) => {
    const own = bandOf(kept.difficulty);
    const free = bands.filter((band) => left[band]! > 0);
    const band = free.toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))[0] ?? own;
    left[band] = left[band]! - 1;
    return { band, kept };
  });
  for (const band of bands) for (let count = left[band]!; count > 0; count -= 1) places.push({ band, kept: null });
  return places.toSorted((one, other) => one.band - other.band);
}
