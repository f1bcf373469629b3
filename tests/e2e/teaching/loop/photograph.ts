import { crc32, deflateSync } from 'node:zlib';
import { drawnSheet } from 'edutech/plugins/questions/kit/ui/capture/pixels/drawn-sheet';

/** Where the sheet lies on the dark table. */
const corners = [
  { x: 0.14, y: 0.1 },
  { x: 0.88, y: 0.15 },
  { x: 0.84, y: 0.9 },
  { x: 0.1, y: 0.86 },
] as const;

/** A photograph of a written sheet that lies crooked on a dark table, 900 × 1200 (PNG), as a file chooser gives it. */
export function photograph(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const { width, height, data } = drawnSheet(900, 1200, corners);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), Buffer.from(data.buffer, y * width * 4, width * 4)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
