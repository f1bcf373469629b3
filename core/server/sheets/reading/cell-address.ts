/** Name of a column as spreadsheets have it: 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** The address of a cell, as people write it: row 12 of the sheet and column index 3 → D12. */
export const cellAddress = (row: number, column: number): string => `${columnName(column)}${row}`;
