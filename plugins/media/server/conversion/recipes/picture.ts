import { join } from 'node:path';
import sharp from 'sharp';
import { ConversionFault, type Recipe } from './recipe';
import { bytesIn } from './bytes-in';

/** Widths: a card, a page, a screen. */
const widths = [320, 960, 1920];
/** More than any camera of a school, and 400 MB of memory when it is unpacked. */
const mostPixels = 100_000_000;
const mostSeconds = 60;

/** What people upload is of these kinds; the library's other readers are never given anything. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif'].flatMap((kind) =>
  ['File', 'Buffer'].map((of) => `VipsForeignLoad${kind}${of}`),
);

/** A picture in three widths, without what cameras write into it: place, time, owner. */
export const pictureRecipe: Recipe = {
  name: 'picture-1',
  job: 'core.convertPicture',
  takes: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
  leaseSeconds: 180,
  isPossible: () => true,
  make: async ({ source, out, signal, report }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: readers });
    // as it is seen: cameras turn what they store
    const { width, height } = (await read(() => sharp(source, { limitInputPixels: mostPixels }).metadata())).autoOrient;
    if (width * height > mostPixels) throw new ConversionFault('tooLarge');
    for (const [at, wanted] of widths.entries()) {
      signal.throwIfAborted();
      await read(() =>
        sharp(source, { limitInputPixels: mostPixels, sequentialRead: true })
          .autoOrient()
          .resize({ width: wanted, withoutEnlargement: true })
          .webp({ quality: 80 })
          .timeout({ seconds: mostSeconds })
          .toFile(join(out, `w${wanted}.webp`)),
      );
      report((at + 1) / widths.length);
    }
    return {
      tool: `sharp ${sharp.versions.sharp}`,
      result: { width, height, widths, bytes: await bytesIn(out) },
    };
  },
};

/** What the library says of a picture that it cannot read, in our words. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const text = String((error as Error).message);
    if (/ENOSPC|No space left/.test(text)) throw error;
    if (/pixel limit|too large|exceeds/i.test(text)) throw new ConversionFault('tooLarge', error);
    if (/timeout/i.test(text)) throw new ConversionFault('tookTooLong', error);
    throw new ConversionFault('damaged', error);
  }
}
