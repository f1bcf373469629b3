import { writeSheets } from 'edutech/core/server/sheets/write-sheet';

/** A workbook with one sheet. */
export const workbook = (heading: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> =>
  writeSheets([{ name: '名册', columns: heading.map((title) => ({ title })), rows }]);

export const csv = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n');

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
