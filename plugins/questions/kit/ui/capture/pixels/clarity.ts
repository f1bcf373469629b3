import { type Greys, greysOf, type Pixels, smoothed } from './pixels';

/** What a teacher would say of a photograph. `empty`: nothing is written there that could be read or not. */
export type Clarity = 'clear' | 'blurred' | 'dark' | 'empty';

/** Edge at which it is judged: as large as a teacher reads it on a screen. Averaging takes the noise of dim rooms away. */
const judgedEdge = 1000;
/** Tiles are judged by themselves: most of a sheet is blank, and blank paper says nothing. */
const tile = 50;
/** A tile says something when its brightness varies by so much (standard deviation). */
const leastInk = 9;
/** So many tiles with ink make a picture that can be judged. */
const leastTiles = 3;
/** A picture that loses less than this share of its edges by being blurred once more was blurred already. */
const blurredFrom = 0.36;
const darkBelow = 55;
/** Blank paper is at least so bright, as a share of the brightest tile: darker tiles are the table. */
const paperFrom = 0.6;
/** Grain of every picture: its brightness is counted in whole steps, though a blank sheet be of one colour. */
const leastGrain = 3;
/** Writing whose edges rise less above the grain of the picture than this share of it has none left. */
const leastAboveGrain = 0.5;

/**
 * Whether writing can be read. The variance of the Laplacian measures how hard the edges are, but a pencil's are soft
 * and a printed sheet's are hard: so each picture is its own reference. It is blurred once more, and if that changes
 * little (Crete et al. 2007, "The blur effect"), it was blurred. The grain of the camera and of JPEG is hard in any
 * picture: it is measured on blank paper and subtracted, or it would make a blurred picture look sharp.
 */
export function clarityOf(pixels: Pixels): Clarity {
  const greys = greysOf(pixels, judgedEdge);
  const again = smoothed(greys, 1);
  const tiles: Tile[] = [];
  for (let top = 0; top + tile <= greys.height; top += tile)
    for (let left = 0; left + tile <= greys.width; left += tile) {
      const edges = laplacianVariance(greys, left, top);
      tiles.push({ ...spreadOf(greys, left, top), edges, softened: laplacianVariance(again, left, top) });
    }
  const brightest = Math.max(0, ...tiles.map(({ mean }) => mean));
  if (brightest < darkBelow) return 'dark';
  const written = tiles.filter(({ deviation }) => deviation >= leastInk);
  if (written.length < leastTiles) return 'empty';
  const blank = tiles.filter(({ deviation, mean }) => deviation < leastInk && mean >= paperFrom * brightest);
  const grain = Math.max(leastGrain, medianOf(blank.map(({ edges }) => edges)));
  const softGrain = medianOf(blank.map(({ softened }) => softened));
  const kept = written.map(({ edges, softened }) =>
    edges <= grain * (1 + leastAboveGrain) ? 1 : Math.max(0, softened - softGrain) / (edges - grain),
  );
  return medianOf(kept) >= blurredFrom ? 'blurred' : 'clear';
}

interface Tile {
  readonly mean: number;
  readonly deviation: number;
  /** Variance of the Laplacian, as photographed and blurred once more. */
  readonly edges: number;
  readonly softened: number;
}

/** The one in the middle; 0 of none. */
const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function spreadOf({ width, data }: Greys, left: number, top: number) {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + tile; y++)
    for (let x = left; x < left + tile; x++) {
      const value = data[y * width + x]!;
      sum += value;
      squares += value * value;
    }
  const mean = sum / (tile * tile);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / (tile * tile) - mean * mean)) };
}

/** How much the second derivative varies in a tile: hard edges make it large. */
function laplacianVariance({ width, height, data }: Greys, left: number, top: number): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + tile); y++)
    for (let x = Math.max(1, left); x < Math.min(width - 1, left + tile); x++) {
      const at = y * width + x;
      const value = data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]! - 4 * data[at]!;
      sum += value;
      squares += value * value;
      count++;
    }
  return squares / count - (sum / count) ** 2;
}
