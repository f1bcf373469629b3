import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Grey } from './grey';

let prepared: Promise<void> | undefined;

/** The program lies in its package: nothing is fetched. */
async function prepare(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(path);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** The text of the bar code or QR code in a picture; null: there is none, or several that say different things. */
export async function readLabel({ width, height, data }: Grey): Promise<string | null> {
  prepared ??= prepare();
  await prepared;
  const colours = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, value] of data.entries()) colours.fill(value, at * 4, at * 4 + 3);
  const found = await readBarcodes({ data: colours, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 4,
  });
  const texts = new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text.trim()));
  const [only] = texts;
  return texts.size === 1 && only ? only : null;
}
