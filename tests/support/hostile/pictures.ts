import { crc32 } from 'node:zlib';

// Pictures that say one size and have another, and kinds of pictures that nobody may upload. Made here, so that none lies in
// the repository.

/** A GIF whose screen is one point and whose only picture says it is as large as the format allows. */
export function gifBeyondItsScreen(): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1');
  const colours = Buffer.from('000000ffffff', 'hex');
  const picture = Buffer.from('2c00000000ffffffff00', 'hex');
  return Buffer.concat([head, colours, picture, Buffer.from('02024401003b', 'hex')]);
}

/** A WebP whose canvas is one point, around a lossless picture that says 16,384 × 16,384. */
export function webpBeyondItsCanvas(): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(name, 'latin1'), size, content, Buffer.alloc(content.length % 2)]);
  };
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.alloc(10)),
    chunk('VP8L', Buffer.from('2fffffff0f00', 'hex')),
  ]);
  return chunk('RIFF', body);
}

/** A JPEG with two frame headers: a small one for who looks at the beginning, a huge one behind it. */
export const jpegWithTwoSizes = (jpeg: Buffer): Buffer => {
  const huge = Buffer.from('ffc0000b08fde8fde801011100', 'hex');
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  const end = frame + 2 + jpeg.readUInt16BE(frame + 2);
  return Buffer.concat([jpeg.subarray(0, end), huge, jpeg.subarray(end)]);
};

/** A PNG with two headers, the second one huge. */
export function pngWithTwoSizes(png: Buffer): Buffer {
  const header = Buffer.from('49484452ffff0000ffff00000806000000', 'hex');
  header.writeUInt32BE(65_535, 4);
  header.writeUInt32BE(65_535, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const second = Buffer.concat([Buffer.from('0000000d', 'hex'), header, sum]);
  return Buffer.concat([png.subarray(0, 33), second, png.subarray(33)]);
}

/** The head of a photograph of a telephone (HEIC), and of one that calls itself a film. */
export const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1');
export const heicAsFilm = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mif1heic\0\0\0\x20metahdlrpict', 'latin1');
/** A TIFF whose list of facts leads back to itself. */
export const tiffInCircles = Buffer.concat([
  Buffer.from('49492a0008000000', 'hex'),
  Buffer.from('000008000000', 'hex'),
]);
