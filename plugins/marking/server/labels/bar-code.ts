import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

let prepared: Promise<void> | undefined;

/** The program lies in its package: nothing is fetched. */
async function prepare(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const bytes = await readFile(path);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Modules of the QR code of a text, row by row, true for dark ones; level M reads with 15 % of it dirty (ISO/IEC 18004). */
export async function squaresOf(text: string): Promise<boolean[][]> {
  prepared ??= prepare();
  await prepared;
  const { symbol, error } = await writeBarcode(text, {
    format: 'QRCode',
    scale: 1,
    addQuietZones: false,
    options: 'ecLevel=M',
  });
  if (error) throw new Error(`No QR code says "${text}": ${error}`);
  const { data, width, height } = symbol;
  return Array.from({ length: height }, (_, row) =>
    Array.from(data.subarray(row * width, (row + 1) * width), (value) => value < 128),
  );
}

/** Modules of the Code 128 of a text, true for bars, without the empty room beside them. */
export async function barsOf(text: string): Promise<boolean[]> {
  prepared ??= prepare();
  await prepared;
  const { symbol, error } = await writeBarcode(text, { format: 'Code128', scale: 1, addQuietZones: false });
  if (error) throw new Error(`No bar code says "${text}": ${error}`);
  return Array.from(symbol.data.subarray(0, symbol.width), (value) => value < 128);
}
