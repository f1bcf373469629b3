import { greysOf, newPixels, type Pixels, smoothed } from './pixels';

/** The background is measured in so many cells along the longer edge. */
const cells = 40;
/** How much darker than its paper something is before it counts as ink; below it is made white. 0 to 1. */
const faint = 0.06;
/** What becomes darkest. */
const ink = 0.62;

/**
 * Paper made white and writing dark, without the shadow of hand and phone: each pixel is compared with the paper around it,
 * which is as bright as the brightest of its neighbourhood. Colours (a red pen) stay.
 */
export function whitened(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const paper = paperOf(pixels);
  const result = newPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const ground = Math.max(24, paper(x / width, y / height));
      for (let channel = 0; channel < 3; channel++) {
        const dark = 1 - Math.min(1, data[at + channel]! / ground);
        const shade = Math.min(1, Math.max(0, (dark - faint) / (ink - faint)));
        result.data[at + channel] = 255 * (1 - shade);
      }
      result.data[at + 3] = 255;
    }
  }
  return result;
}

/** Brightness of the paper at a place (shares): the brightest around it, smoothed, between the cells by halves. */
function paperOf(pixels: Pixels): (x: number, y: number) => number {
  const fine = greysOf(pixels, cells * 6);
  const width = Math.max(1, Math.ceil(fine.width / 6));
  const height = Math.max(1, Math.ceil(fine.height / 6));
  const bright = new Float32Array(width * height);
  for (let y = 0; y < fine.height; y++)
    for (let x = 0; x < fine.width; x++) {
      const cell = Math.floor(y / 6) * width + Math.floor(x / 6);
      bright[cell] = Math.max(bright[cell]!, fine.data[y * fine.width + x]!);
    }
  const { data } = smoothed({ width, height, data: bright }, 2);
  const valueAt = (x: number, y: number) =>
    data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;
  return (x, y) => {
    const [across, down] = [x * width - 0.5, y * height - 0.5];
    const [left, top] = [Math.floor(across), Math.floor(down)];
    const [right, below] = [across - left, down - top];
    const upper = valueAt(left, top) * (1 - right) + valueAt(left + 1, top) * right;
    const lower = valueAt(left, top + 1) * (1 - right) + valueAt(left + 1, top + 1) * right;
    return upper * (1 - below) + lower * below;
  };
}
