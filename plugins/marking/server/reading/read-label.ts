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

/** Longer than any number of a student. */
const mostCharacters = 60;

/** What a code says: anybody can print one, with any text. Signs that are none of a text are written out by the reader. */
const tidied = (text: string): string => text.trim().slice(0, mostCharacters).toWellFormed();

/**
 * The text of the bar code or QR code in a picture; null: there is none. Where several say different things, all of them, which no
 * student's number is: a person is asked.
 */
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
  const texts = new Set(found.filter(({ isValid }) => isValid).map(({ text }) => tidied(text)));
  texts.delete('');
  return texts.size === 0 ? null : [...texts].toSorted().join(' / ');
}
