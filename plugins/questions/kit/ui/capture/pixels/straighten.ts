import type { Corners, Spot } from './corners';
import { newPixels, type Pixels } from './pixels';

/** Maps a place of the unit square (shares of the straightened sheet) to the picture. */
export type Projection = (x: number, y: number) => Spot;

/**
 * The projection of the unit square onto four corners (Heckbert 1989, "Fundamentals of Texture Mapping", section
 * 2.2.3): straight lines stay straight, and distant parts are no longer smaller.
 */
export function projectionOnto([a, b, c, d]: Corners): Projection {
  const [ax, ay] = [b.x - c.x, b.y - c.y];
  const [bx, by] = [d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const whole = ax * by - bx * ay;
  const g = (sx * by - bx * sy) / whole;
  const h = (ax * sy - sx * ay) / whole;
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return {
      x: ((b.x - a.x + g * b.x) * x + (d.x - a.x + h * d.x) * y + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * x + (d.y - a.y + h * d.y) * y + a.y) / depth,
    };
  };
}

/** Size of the straightened sheet in pixels: as wide and as high as the longer of its opposite edges. */
export function sheetSize(corners: Corners, { width, height }: Pick<Pixels, 'width' | 'height'>, mostEdge: number) {
  const length = (one: number, other: number) =>
    Math.hypot((corners[one]!.x - corners[other]!.x) * width, (corners[one]!.y - corners[other]!.y) * height);
  const across = Math.max(length(0, 1), length(3, 2));
  const down = Math.max(length(0, 3), length(1, 2));
  const scale = Math.min(1, mostEdge / Math.max(across, down));
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

/** The sheet between the corners as seen from straight above. */
export function straightened(pixels: Pixels, corners: Corners, mostEdge: number): Pixels {
  const size = sheetSize(corners, pixels, mostEdge);
  const sheet = newPixels(size.width, size.height);
  const project = projectionOnto(corners);
  let at = 0;
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const spot = project((x + 0.5) / size.width, (y + 0.5) / size.height);
      mix(pixels, spot.x * pixels.width - 0.5, spot.y * pixels.height - 0.5, sheet.data, at);
      at += 4;
    }
  }
  return sheet;
}

/** The colour between four pixels (bilinear), written to a place. */
function mix({ width, height, data }: Pixels, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const [one, two] = [(top * width + left) * 4, (top * width + right) * 4];
  const [three, four] = [(bottom * width + left) * 4, (bottom * width + right) * 4];
  for (let channel = 0; channel < 3; channel++) {
    const above = data[one + channel]! * (1 - across) + data[two + channel]! * across;
    const below = data[three + channel]! * (1 - across) + data[four + channel]! * across;
    to[at + channel] = above * (1 - down) + below * down;
  }
  to[at + 3] = 255;
}

/** Turned clockwise by quarters. */
export function turned(pixels: Pixels, quarters: number): Pixels {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return pixels;
  const { width, height } = pixels;
  const result = turns === 2 ? newPixels(width, height) : newPixels(height, width);
  const from = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, width * height);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] =
        turns === 1 ? [height - 1 - y, x] : turns === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      to[down * result.width + across] = from[y * width + x]!;
    }
  return result;
}
