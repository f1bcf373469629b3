import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  /** One word: names the column in the address when it is sorted by, and in what somebody has chosen to see. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** In CSS: `120px`, `20%`. Without one the column shares what is left. */
  readonly width?: string;
  /** Figures stand at the end, aligned. */
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

/** What a column without a width of its own needs to be read, in CSS pixels. */
const freeWidth = 144;

/** How wide a table has to be, in CSS pixels: on a narrower screen it scrolls in its card instead of breaking words. */
export function leastWidth(columns: readonly Pick<Column<never>, 'width'>[], besides: number): number {
  const own = columns.map(({ width = '' }) => (width.endsWith('px') ? Number.parseInt(width, 10) : freeWidth));
  return own.reduce((sum, width) => sum + width, besides);
}
