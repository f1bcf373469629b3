import { boxInk, type Ink, lineInk } from '../../common/ink';
import type { Row } from '../flow/rows';
import type { Letters } from '../text/letters';

/** Something that is filled in by hand: on a line, or in boxes of one sign each. */
export interface WrittenField {
  readonly name: string;
  readonly boxes?: number;
}

const box = 11.5;
const height = 23;
const between = 9;
const beforeLine = 3;
const shortestLine = 48;

interface Placed {
  readonly field: WrittenField;
  readonly name: number;
  /** Of its line or boxes. */
  readonly room: number;
}

/** Fields beside each other in as many rows as they need; lines are as long as there is room. */
export function fieldRows(
  letters: Letters,
  fields: readonly WrittenField[],
  { width, size }: { readonly width: number; readonly size: number },
): Row[] {
  const lines: Placed[][] = [[]];
  let used = 0;
  for (const field of fields) {
    const name = letters.width(field.name, 'regular', size) + beforeLine;
    const placed = { field, name, room: field.boxes ? field.boxes * box : shortestLine };
    const needed = name + placed.room + between;
    if (used + needed - between > width && lines.at(-1)!.length > 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(placed);
    used += needed;
  }
  return lines.map((line) => rowOf(line, width, size));
}

function rowOf(line: readonly Placed[], width: number, size: number): Row {
  const used = line.reduce((sum, { name, room }) => sum + name + room + between, -between);
  const ruled = line.filter(({ field }) => !field.boxes).length;
  const more = ruled > 0 ? Math.max(0, width - used) / ruled : 0;
  const base = height - 7;
  const inks: Ink[] = [];
  let x = 0;
  for (const { field, name, room } of line) {
    const text = { text: field.name, width: name - beforeLine };
    inks.push({ kind: 'text', x, y: base, size, face: 'regular', ...text });
    x += name;
    const reach = field.boxes ? room : room + more;
    if (field.boxes) for (let at = 0; at < field.boxes; at++) inks.push(boxInk(x + at * box, base - 11, box, 14.5));
    else inks.push(lineInk([x, base + 3], [x + reach, base + 3], { line: 0.5 }));
    x += reach + between;
  }
  return { height, inks };
}
