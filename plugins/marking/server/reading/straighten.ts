import type { PagePlan } from '../../model/sheet/plan';
import { type Homography, spotOf } from '../../model/sheet/plane';
import { type Grey, greyAt } from './grey';

/** Pixels in an inch of pages as people see them, and in a point of them. */
export const shownDensity = 150;
export const shownScale = shownDensity / 72;

/** Pixels of the longer edge of a page as it is shown. */
export const shownEdge = ({ width, height }: Pick<PagePlan, 'width' | 'height'>): number =>
  Math.round(Math.max(width, height) * shownScale);

/** The page upright and flat. `onto` takes points of the page to pixels of a picture whose longer edge has `edge` pixels. */
export function straightened(
  grey: Grey,
  { onto, edge }: { readonly onto: Homography; readonly edge: number },
  plan: Pick<PagePlan, 'width' | 'height'>,
): Grey {
  const width = Math.round(plan.width * shownScale);
  const height = Math.round(plan.height * shownScale);
  const finer = Math.max(grey.width, grey.height) / edge;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / shownScale;
    for (let column = 0; column < width; column++) {
      const spot = spotOf(onto, (column + 0.5) / shownScale, y);
      data[row * width + column] = greyAt(grey, spot.x * finer, spot.y * finer);
    }
  }
  return { width, height, data };
}

/** A part of a straightened page, in whole pixels; `box` is in points. */
export function cutOut(
  page: Grey,
  box: { readonly x: number; readonly y: number; width: number; height: number },
): Grey {
  const left = Math.max(0, Math.floor(box.x * shownScale));
  const top = Math.max(0, Math.floor(box.y * shownScale));
  const width = Math.max(1, Math.min(page.width - left, Math.ceil(box.width * shownScale)));
  const height = Math.max(1, Math.min(page.height - top, Math.ceil(box.height * shownScale)));
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const begin = (top + row) * page.width + left;
    data.set(page.data.subarray(begin, begin + width), row * width);
  }
  return { width, height, data };
}
