import type { SheetOfPaper } from '../../api';
import type { SheetSettings } from '../../model/sheet/settings';
import { fieldIdOf } from '../../model/sheet/sheet-for';

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

const keyOf = ({ itemId, part }: Pick<LinedItem, 'itemId' | 'part'>): string => `${itemId} ${part}`;

export const valuesOf = ({ settings: { size, columns, marking, identity, lines } }: SheetOfPaper): SheetValues => ({
  size,
  columns: `${columns}`,
  marking,
  ...identity,
  digits: String(identity.digits),
  lines: Object.fromEntries(lines.map((line) => [keyOf(line), line.lines])),
});

const mostLines = 60;

const itemOf = (lined: readonly LinedItem[], zoneId: string): LinedItem | undefined =>
  lined.find((item) => fieldIdOf(item) === zoneId);

/** Lines of the answer in words that a zone is; undefined: it is none. */
export function linesOf({ lines }: SheetValues, lined: readonly LinedItem[], zoneId: string): number | undefined {
  const item = itemOf(lined, zoneId);
  return item && (lines[keyOf(item)] ?? item.lines);
}

/** A zone has so many lines, as far as there may be so many. */
export function withLines(
  { lines }: SheetValues,
  lined: readonly LinedItem[],
  zoneId: string,
  count: number,
): Pick<SheetValues, 'lines'> {
  const item = itemOf(lined, zoneId);
  return { lines: item ? { ...lines, [keyOf(item)]: Math.min(mostLines, Math.max(1, count)) } : lines };
}

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
