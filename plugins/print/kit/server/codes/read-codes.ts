import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let prepared: Promise<void> | undefined;

/** The program lies in its package: nothing is fetched. */
async function prepare(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(path);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** A picture in grey, a byte for each point, row by row. */
interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

interface CodesWish {
  readonly kinds: readonly ('Code128' | 'QRCode')[];
  /** Most codes that are looked for. */
  readonly most: number;
}

/** Texts of the codes in a picture, each once: the bytes of a JPEG or PNG file, or points in grey. A file that is no picture has none. */
export async function readCodes(picture: Uint8Array | GreyPicture, { kinds, most }: CodesWish): Promise<string[]> {
  prepared ??= prepare();
  await prepared;
  const found = await readBarcodes(picture instanceof Uint8Array ? picture : coloured(picture), {
    formats: [...kinds],
    tryHarder: true,
    maxNumberOfSymbols: most,
  });
  return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text.trim()))];
}

function coloured({ width, height, data }: GreyPicture): ImageData {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, value] of data.entries()) colours.fill(value, at * 4, at * 4 + 3);
  return { data: colours, width, height, colorSpace: 'srgb' } as ImageData;
}
