/** A picture as bytes, red, green, blue and alpha of each pixel in turn: what `getImageData` answers. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Brightness of each pixel, 0 to 255. */
export interface Greys {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const newPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

/** Brightness (Rec. 601) of a picture, made smaller by averaging until no edge is longer than `mostEdge`. */
export function greysOf({ width, height, data }: Pixels, mostEdge: number): Greys {
  const step = Math.max(1, Math.max(width, height) / mostEdge);
  const [across, down] = [Math.max(1, Math.floor(width / step)), Math.max(1, Math.floor(height / step))];
  const greys = new Float32Array(across * down);
  for (let y = 0; y < down; y++) {
    const [top, bottom] = [Math.floor(y * step), Math.max(Math.floor(y * step) + 1, Math.floor((y + 1) * step))];
    for (let x = 0; x < across; x++) {
      const [left, right] = [Math.floor(x * step), Math.max(Math.floor(x * step) + 1, Math.floor((x + 1) * step))];
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4)
          sum += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
      greys[y * across + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width: across, height: down, data: greys };
}

/** Each pixel the mean of the square around it; `radius` in pixels. Two passes, each in the time of the picture's size. */
export function smoothed({ width, height, data }: Greys, radius: number): Greys {
  const across = new Float32Array(data.length);
  const both = new Float32Array(data.length);
  for (let y = 0; y < height; y++) slide(data, across, { start: y * width, step: 1, count: width, radius });
  for (let x = 0; x < width; x++) slide(across, both, { start: x, step: width, count: height, radius });
  return { width, height, data: both };
}

interface Run {
  readonly start: number;
  readonly step: number;
  readonly count: number;
  readonly radius: number;
}

/** Means along one line; beyond its ends the last value is repeated. */
function slide(from: Float32Array, to: Float32Array, { start, step, count, radius }: Run): void {
  const valueAt = (place: number) => from[start + Math.min(count - 1, Math.max(0, place)) * step]!;
  let sum = 0;
  for (let place = -radius; place <= radius; place++) sum += valueAt(place);
  for (let place = 0; place < count; place++) {
    to[start + place * step] = sum / (2 * radius + 1);
    sum += valueAt(place + radius + 1) - valueAt(place - radius);
  }
}
