/**
 * The code of a page, as cells that are dark or light: twelve bits for the sheet, four for the page, eight that check them. It also
 * tells which way the page lies: no other row of a page passes the check.
 */
export interface PageCode {
  /** 0 to 4095. */
  readonly sheet: number;
  /** From 1 to 15. */
  readonly page: number;
}

const sheetBits = 12;
const pageBits = 4;
const checkBits = 8;
export const codeCells = sheetBits + pageBits + checkBits;
export const mostSheets = 2 ** sheetBits;
export const mostPages = 2 ** pageBits - 1;

/** x⁸ + x² + x + 1 (CRC-8 of ITU-T I.432); its start is no zero, so that an empty row is no code. */
const polynomial = 0x07;
const start = 0xa5;

const bitsOf = (value: number, count: number): boolean[] =>
  Array.from({ length: count }, (_, at) => ((value >> (count - 1 - at)) & 1) === 1);

const numberOf = (bits: readonly boolean[]): number => bits.reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0);

function checkOf(bits: readonly boolean[]): number {
  let check = start;
  for (const bit of bits) {
    const isOver = ((check >> 7) & 1) !== (bit ? 1 : 0);
    check = ((check << 1) & 0xff) ^ (isOver ? polynomial : 0);
  }
  return check;
}

/** Its cells, true for dark ones. */
export function cellsOfCode({ sheet, page }: PageCode): boolean[] {
  const bits = [...bitsOf(sheet, sheetBits), ...bitsOf(page, pageBits)];
  return [...bits, ...bitsOf(checkOf(bits), checkBits)];
}

/** The code of these cells; null where they are none. */
export function codeOfCells(cells: readonly boolean[]): PageCode | null {
  if (cells.length !== codeCells) return null;
  const bits = cells.slice(0, sheetBits + pageBits);
  if (numberOf(cells.slice(sheetBits + pageBits)) !== checkOf(bits)) return null;
  const page = numberOf(bits.slice(sheetBits));
  return page === 0 ? null : { sheet: numberOf(bits.slice(0, sheetBits)), page };
}
