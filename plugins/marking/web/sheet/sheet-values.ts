import type { SheetOfPaper } from '../../api';
import { columnsOf, type SheetSettings } from '../../model/sheet/settings';

/** What the fields of the page hold; lines by item and part. */
export interface SheetValues {
  readonly size: SheetSettings['size'];
  readonly columns: '1' | '2' | '3';
  readonly marking: SheetSettings['marking'];
  readonly hasLabel: boolean;
  readonly digits: string;
  readonly hasAbsence: boolean;
  readonly lines: Readonly<Record<string, number>>;
}

export type LinedItem = SheetOfPaper['lined'][number];

export const keyOf = ({ itemId, part }: Pick<LinedItem, 'itemId' | 'part'>): string => `${itemId} ${part}`;

export const valuesOf = ({ settings: { size, columns, marking, identity, lines } }: SheetOfPaper): SheetValues => ({
  size,
  columns: `${columns}`,
  marking,
  ...identity,
  digits: String(identity.digits),
  lines: Object.fromEntries(lines.map((line) => [keyOf(line), line.lines])),
});

/** Sheets have the columns that fit them. */
export const columnsFor = (size: SheetSettings['size'], wanted: SheetValues['columns']): SheetValues['columns'] => {
  const fitting = columnsOf[size].map((count): SheetValues['columns'] => `${count}`);
  return fitting.includes(wanted) ? wanted : fitting[0]!;
};

export const mostDigits = 14;

export function settingsOf(values: SheetValues, lined: readonly LinedItem[]): SheetSettings {
  const { size, columns, marking, hasLabel, hasAbsence } = values;
  const digits = Math.min(mostDigits, Math.max(0, Math.trunc(Number(values.digits)) || 0));
  return {
    size,
    columns: Number(columns) as SheetSettings['columns'],
    marking,
    identity: { hasLabel, hasAbsence, digits },
    lines: lined.flatMap((item) => {
      const lines = values.lines[keyOf(item)];
      return lines === undefined || lines === item.lines ? [] : [{ itemId: item.itemId, part: item.part, lines }];
    }),
  };
}
