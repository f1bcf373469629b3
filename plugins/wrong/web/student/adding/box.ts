import type { PictureArea } from 'edutech/core/ui/picture/cut-picture';

/** A box on a picture, in shares of its width and height, 0 to 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box smaller than this was a press, not a drag: it means the whole picture. */
const least = 0.03;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The box between two corners, wherever the drag began; null where it is too small to mean anything. */
export function boxBetween(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Box | null {
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))];
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < least || box.height < least ? null : box;
}

/** The same box in the picture's own pixels. */
export const areaOf = (box: Box, size: { readonly width: number; readonly height: number }): PictureArea => ({
  x: Math.round(box.x * size.width),
  y: Math.round(box.y * size.height),
  width: Math.max(1, Math.round(box.width * size.width)),
  height: Math.max(1, Math.round(box.height * size.height)),
});
