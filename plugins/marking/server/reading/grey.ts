/** A picture in greys, row by row; 0 is black, 255 white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The value at a place between pixels; outside of the picture that of its edge. */
export function greyAt({ width, height, data }: Grey, x: number, y: number): number {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [column, row] = [left | 0, top | 0];
  const [along, down] = [left - column, top - row];
  const at = row * width + column;
  const below = height > 1 ? width : 0;
  const upper = data[at]! + (data[at + 1]! - data[at]!) * along;
  const lower = data[at + below]! + (data[at + below + 1]! - data[at + below]!) * along;
  return upper + (lower - upper) * down;
}

/** Half as wide and as high: each pixel is the mean of four. */
export function halved({ width, height, data }: Grey): Grey {
  const [half, rows] = [width >> 1, height >> 1];
  const result = new Uint8Array(half * rows);
  for (let row = 0; row < rows; row++) {
    const upper = row * 2 * width;
    for (let column = 0; column < half; column++) {
      const at = upper + column * 2;
      result[row * half + column] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
    }
  }
  return { width: half, height: rows, data: result };
}

/**
 * Which pixels are ink: darker than their surroundings by a share, so that shadows are none. `reach` is half the edge of the
 * square that counts as surroundings (Bradley and Roth 2007).
 */
export function inkOf({ width, height, data }: Grey, reach: number, share = 0.72): Uint8Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += data[row * width + column]!;
      sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1]! + sum;
    }
  }
  const ink = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const upper = Math.max(0, row - reach) * stride;
    const lowest = Math.min(height, row + reach + 1);
    const lower = lowest * stride;
    const rows = lowest - Math.max(0, row - reach);
    for (let column = 0; column < width; column++) {
      const left = Math.max(0, column - reach);
      const right = Math.min(width, column + reach + 1);
      const around = sums[lower + right]! - sums[lower + left]! - sums[upper + right]! + sums[upper + left]!;
      const at = row * width + column;
      if (data[at]! * rows * (right - left) < around * share) ink[at] = 1;
    }
  }
  return ink;
}
