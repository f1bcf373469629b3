import { type Corners, isConvex } from './corners';
import { newPixels, type Pixels } from './pixels';
import { projectionOnto } from './straighten';

/** A sheet with lines of "writing" photographed on a dark table, for tests: what the camera would see of it. */
export function drawnSheet(width: number, height: number, corners: Corners, ink = 60): Pixels {
  if (!isConvex(corners)) throw new Error('no sheet');
  const picture = newPixels(width, height);
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([70, 60, 50, 255], at);
  const project = projectionOnto(corners);
  const steps = Math.max(width, height) * 2;
  for (let row = 0; row <= steps; row++)
    for (let column = 0; column <= steps; column++) {
      const [x, y] = [column / steps, row / steps];
      const spot = project(x, y);
      const [left, top] = [Math.floor(spot.x * width), Math.floor(spot.y * height)];
      if (left < 0 || top < 0 || left >= width || top >= height) continue;
      const value = isWritten(x, y) ? ink : 225;
      picture.data.set([value, value, value, 255], (top * width + left) * 4);
    }
  return picture;
}

/** Lines of strokes, as writing is: thin, close together, with blank paper around. */
const isWritten = (x: number, y: number): boolean =>
  x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9 && Math.floor(y * 40) % 3 === 0 && Math.floor(x * 160) % 3 === 0;
