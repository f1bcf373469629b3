import { expect, test } from 'vitest';
import type { Ink } from '../../common/ink';
import { heightOf } from '../flow/rows';
import { measuringLetters } from '../text/letters';
import { wordAtom } from '../text/words';
import { fieldRows } from './fields';
import { type TableCell, tableRows } from './table';

const letters = measuringLetters();
const cell = (words: string, reach: Omit<TableCell, 'atoms'> = {}): TableCell => ({
  atoms: words === '' ? [] : [wordAtom(letters, words, { size: 10 })],
  ...reach,
});
const boxesOf = (inks: readonly Ink[]) =>
  inks.flatMap((ink) => (ink.kind === 'path' ? [[ink.x, ink.y, ink.path]] : []));

test('cells that reach down and across have their room, and the lines that they join are not cut', () => {
  const rows = tableRows(
    [
      [cell('题号', { lines: 2 }), cell('三', { columns: 2 })],
      [cell('16'), cell('17')],
      [cell('得分'), cell(''), cell('')],
    ],
    { left: 0, widths: [40, 30, 30], least: 20 },
  );
  expect(rows.map(({ height }) => height)).toEqual([44, 22]);
  expect(boxesOf(rows[0]!.inks)).toEqual([
    [0, 0, 'M0 0H40V44H0Z'],
    [40, 0, 'M0 0H60V22H0Z'],
    [40, 22, 'M0 0H30V22H0Z'],
    [70, 22, 'M0 0H30V22H0Z'],
  ]);
});

test('fields share a line as long as there is room, and boxes keep their width', () => {
  const fields = [{ name: '学校' }, { name: '姓名' }, { name: '准考证号', boxes: 9 }];
  const wide = fieldRows(letters, fields, { width: 460, size: 10.5 });
  const [row] = wide;
  expect(wide).toHaveLength(1);
  const paths = row!.inks.flatMap((ink) => (ink.kind === 'path' ? [ink] : []));
  expect(paths).toHaveLength(2 + 9);
  expect(paths.at(-1)!.x).toBeCloseTo(460 - 11.5);
  const narrow = fieldRows(letters, fields, { width: 200, size: 10.5 });
  expect(narrow).toHaveLength(2);
  expect(heightOf(narrow)).toBe(2 * row!.height);
});
