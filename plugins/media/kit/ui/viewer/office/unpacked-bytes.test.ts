import fs from 'node:fs';
import { expect, test } from 'vitest';
import { unpackedBytes } from './unpacked-bytes';

const sheet = fs.readFileSync(
  new URL('../../../../../air/server/demo/media/m7-sheet-number-line.docx', import.meta.url),
);
const bytesOf = (buffer: Uint8Array) => Uint8Array.from(buffer).buffer;

test('a Word file says how large it is unpacked', () => {
  const { all, xml } = unpackedBytes(bytesOf(sheet))!;
  expect(all).toBeGreaterThan(sheet.byteLength);
  expect(xml).toBeGreaterThan(1000);
  expect(xml).toBeLessThanOrEqual(all);
});

test('a bomb says so in its directory', () => {
  const archive = Uint8Array.from(sheet);
  const entry = archive.findLastIndex((byte, at) => byte === 0x50 && archive[at + 1] === 0x4b && archive[at + 2] === 1);
  new DataView(archive.buffer).setUint32(entry + 24, 0xff_ff_ff_00, true);
  expect(unpackedBytes(archive.buffer)?.all).toBeGreaterThan(4_000_000_000);
});

test('what is no archive, and half of one, has no directory', () => {
  expect(unpackedBytes(new ArrayBuffer(0))).toBeNull();
  expect(unpackedBytes(bytesOf(new TextEncoder().encode('%PDF-1.7'.repeat(10))))).toBeNull();
  expect(unpackedBytes(bytesOf(sheet.subarray(0, sheet.length / 2)))).toBeNull();
});
