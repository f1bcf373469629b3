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

/**
 * Whether writing can be read. The variance of the Laplacian tells how hard the edges are, but a pencil's are soft and
 * a printed sheet's are hard: so each picture is its own measure. It is blurred once more, and where that changes little
 * (Crete et al. 2007, "The blur effect"), it was blurred.
 */
export function clarityOf(pixels: Pixels): Clarity {
  const greys = greysOf(pixels, judgedEdge);
  const again = smoothed(greys, 1);
  const shares: number[] = [];
  let brightest = 0;
  for (let top = 0; top + tile <= greys.height; top += tile)
    for (let left = 0; left + tile <= greys.width; left += tile) {
      const { mean, deviation } = spreadOf(greys, left, top);
      brightest = Math.max(brightest, mean);
      if (deviation < leastInk) continue;
      const edges = laplacianVariance(greys, left, top);
      shares.push(edges === 0 ? 1 : laplacianVariance(again, left, top) / edges);
    }
  if (brightest < darkBelow) return 'dark';
  if (shares.length < leastTiles) return 'empty';
  shares.sort((one, other) => one - other);
  return shares[Math.floor(shares.length / 2)]! >= blurredFrom ? 'blurred' : 'clear';
}

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
