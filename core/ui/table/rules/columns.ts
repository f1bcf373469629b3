import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  /** One word: names the column in the address when it is sorted by, and in what somebody has chosen to see. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** In CSS: `120px`, `20%`. Without one the column shares the remaining width. */
  readonly width?: string;
  /** Numbers are at the end, aligned. */
  readonly align?: 'end';
  /** The list can be sorted by it. */
  readonly sorts?: boolean;
  /** Not shown until somebody asks for it. */
  readonly hidden?: boolean;
  /** Always shown: what the row is about. Its words open the row. */
  readonly main?: boolean;
}

/** Columns that are shown: those that somebody has chosen, else those that are not hidden. The main one always. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
): readonly Column<Row>[] {
  return columns.filter(({ id, main, hidden }) => main || (chosen ? chosen.includes(id) : !hidden));
}

/** What a column without a width of its own needs to be read, in CSS pixels; the main one holds more than words. */
const freeWidth = 144;
const mainWidth = 208;

/** How wide a table has to be, in CSS pixels: on a narrower screen it scrolls in its card instead of breaking words. */
export function leastWidth(columns: readonly Pick<Column<never>, 'width' | 'main'>[], besides: number): number {
  const ofAll = columns.map(({ width = '' }) => (width.endsWith('%') ? Number.parseInt(width, 10) : 0));
  const own = columns.map(({ width = '', main }) => {
    if (width.endsWith('%')) return 0;
    if (width.endsWith('px')) return Number.parseInt(width, 10);
    return main ? mainWidth : freeWidth;
  });
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  // a share of the table is taken from what the others need
  return Math.ceil((sum(own) + besides) / (1 - sum(ofAll) / 100));
}
