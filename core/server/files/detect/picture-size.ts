import { open } from 'node:fs/promises';

/** Cameras and editors put previews and colour profiles before what a picture says of its size. */
const headerBytes = 4_194_304;

/** Width and height that a picture's own header says, without decoding it; null when none is found where it must be. */
export async function pictureSize(path: string): Promise<{ width: number; height: number } | null> {
  const file = await open(path, 'r');
  try {
    const length = Math.min((await file.stat()).size, headerBytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return sizeIn(buffer.subarray(0, bytesRead));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await file.close();
  }
}

function sizeIn(head: Buffer): { width: number; height: number } | null {
  const signature = head.toString('latin1', 0, 4);
  if (signature === '\x89PNG') return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (signature === 'GIF8') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  if (signature.startsWith('BM'))
    return { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) };
  if (signature === 'RIFF') return webpSize(head);
  return signature.startsWith('\xff\xd8') ? jpegSize(head) : null;
}

/** RFC 9649: lossy, lossless and extended each write it their own way. */
function webpSize(head: Buffer) {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return null;
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The first frame header (SOF0 to SOF15, but for three numbers that mean others), over the segments before it. */
function jpegSize(head: Buffer) {
  for (let at = 2; at + 9 <= head.length; ) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
}
