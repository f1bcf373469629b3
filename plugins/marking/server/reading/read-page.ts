import sharp from 'sharp';
import type { PageCode } from '../../model/sheet/page-code';
import type { PagePlan } from '../../model/sheet/plan';
import type { Homography } from '../../model/sheet/plane';
import { findPage } from './find-page';
import type { Grey } from './grey';
import { type FieldReading, readMarks } from './read-marks';

/** A page that was read. `onto` takes points of the page to pixels of a picture whose longer edge has `edge` pixels. */
export interface ReadPage {
  readonly code: PageCode;
  readonly onto: Homography;
  readonly edge: number;
  readonly fields: readonly FieldReading[];
}

/**
 * Pixels of the longer edge that are read: nearly 150 in an inch of A4; more tells nothing more of a bubble. A scan of 300 has
 * 3,508, of which a JPEG gives the half without being read whole.
 */
export const readEdge = 1750;
/** Most pixels of a picture: A3 at 600 in an inch. */
const mostPixels = 80_000_000;

/** A scan or a photograph in greys, as it lies, its longer edge no longer than `edge`. Throws where it is no picture. */
export async function greyOf(file: Uint8Array, edge = readEdge): Promise<Grey> {
  const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true });
  const { orientation = 1, hasAlpha } = await picture.metadata();
  // turned or made opaque only where it is needed: either keeps the decoder from giving half the pixels
  if (orientation > 1) picture.autoOrient();
  if (hasAlpha) picture.flatten({ background: '#fff' });
  const { data, info } = await picture
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
  };
}

/** Finds a page of a sheet in a picture and reads its bubbles; `plans` are those of its pages. Null: it is none of them. */
export function readPage(grey: Grey, plans: readonly PagePlan[]): ReadPage | null {
  const frame = plans[0];
  const found = frame && findPage(grey, frame);
  const plan = found && plans[found.code.page - 1];
  if (!found?.isAlone || !plan) return null;
  return { ...found, edge: Math.max(grey.width, grey.height), fields: readMarks(grey, found.onto, plan) };
}
