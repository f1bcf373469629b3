import { expect, test } from 'vitest';
import { pictureFacts } from './picture-size';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
const pngHead = '89504e470d0a1a0a 0000000d49484452 00000100 00000080 0802000000 00000000';

test('a PNG says its size at its head', () => {
  expect(pictureFacts(bytes(pngHead))).toEqual({ width: 256, height: 128, hasNotes: false });
});

test('a camera’s notes are found in PNG and JPEG', () => {
  expect(pictureFacts(bytes(`${pngHead} 00000001 65584966 00 00000000`))?.hasNotes).toBe(true);
  const frame = 'ffc0 000b 08 0040 0020 01 011100 ffd9';
  expect(pictureFacts(bytes(`ffd8 ffe1 0008 457869660000 ${frame}`))).toEqual({
    width: 32,
    height: 64,
    hasNotes: true,
  });
  expect(pictureFacts(bytes(`ffd8 ffe0 0004 0000 ${frame}`))).toEqual({ width: 32, height: 64, hasNotes: false });
});

test('what is neither, or is cut off, has no size', () => {
  expect(pictureFacts(bytes('3c737667'))).toBeNull();
  expect(pictureFacts(bytes('ffd8 ffe0 0004 0000'))).toBeNull();
  expect(pictureFacts(new Uint8Array())).toBeNull();
});
