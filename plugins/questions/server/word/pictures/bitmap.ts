/** Pixels of an uncompressed Windows bitmap (BITMAPINFOHEADER; 1, 4, 8, 24 or 32 bits); null for all others. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue in turn. */
  readonly data: Buffer;
}

const mostPixels = 30_000_000;

export function bitmapPixels(bytes: Buffer): Pixels | null {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') return null;
  const [offset, headerSize] = [bytes.readUInt32LE(10), bytes.readUInt32LE(14)];
  const [width, signed] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const [bits, compression] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  const height = Math.abs(signed);
  const isKnown = [1, 4, 8, 24, 32].includes(bits) && (compression === 0 || (compression === 3 && bits === 32));
  if (!isKnown || width < 1 || height < 1 || width * height > mostPixels) return null;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (offset + stride * height > bytes.length) return null;
  const palette = 14 + headerSize;
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    // rows stand upside down unless the height is negative
    const start = offset + (signed > 0 ? height - 1 - row : row) * stride;
    for (let column = 0; column < width; column++) {
      const at = bits >= 24 ? start + column * (bits / 8) : palette + 4 * indexAt(bytes, start, column, bits);
      if (at + 2 >= bytes.length) return null;
      const to = (row * width + column) * 3;
      data[to] = bytes[at + 2]!;
      data[to + 1] = bytes[at + 1]!;
      data[to + 2] = bytes[at]!;
    }
  }
  return { width, height, data };
}

function indexAt(bytes: Buffer, start: number, column: number, bits: number): number {
  const perByte = 8 / bits;
  const byte = bytes[start + Math.floor(column / perByte)] ?? 0;
  return (byte >> (8 - bits * ((column % perByte) + 1))) & (2 ** bits - 1);
}
