import sharp from 'sharp';

/** A photograph of one colour. */
export const makePhoto = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer();
