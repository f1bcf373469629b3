import sharp, { type Sharp } from 'sharp';

/**
 * A drawing as pixels; `density` in an inch. The conversion of pictures (plugins/media) lets its whole process read files of
 * photographs only, and tests share a process.
 */
export function pixelsOf(svg: string, density: number): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg), { density });
}
