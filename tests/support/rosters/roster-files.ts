import { writeSheets } from 'edutech/core/server/sheets/write-sheet';

/** A workbook with one sheet. */
export const workbook = (heading: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> =>
  writeSheets([{ name: '名册', columns: heading.map((title) => ({ title })), rows }]);

export const csv = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n');

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Text as Excel saves it in the mainland, and in Hong Kong and Taiwan. */
export const gb18030 = (text: string): Buffer => encodedAs('gb18030', text);
export const big5 = (text: string): Buffer => encodedAs('big5', text);

/** Node decodes encodings of two bytes but does not encode them, so their table is inverted. */
function encodedAs(encoding: string, text: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, Buffer>();
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const bytes = Buffer.from([lead, trail]);
      const char = decoder.decode(bytes);
      if ([...char].length === 1 && char !== '\uFFFD' && !table.has(char)) table.set(char, bytes);
    }
  }
  const bytesOf = (char: string) => (char < '\u0080' ? Buffer.from(char) : (table.get(char) ?? Buffer.from('?')));
  return Buffer.concat([...text].map(bytesOf));
}
