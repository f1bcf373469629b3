import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOfCode, codeCells, codeOfCells, mostPages, mostSheets } from './page-code';

const anyCode = fc.record({
  sheet: fc.integer({ min: 0, max: mostSheets - 1 }),
  page: fc.integer({ min: 1, max: mostPages }),
});

test('a code is read from its cells', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(codeOfCells(cellsOfCode(code))).toEqual(code);
    }),
  );
});

test('one cell that is read wrong makes it no code, nor do two', () => {
  const cell = fc.integer({ min: 0, max: codeCells - 1 });
  fc.assert(
    fc.property(anyCode, cell, cell, (code, one, two) => {
      const cells = cellsOfCode(code).map((bit, at) => (at === one || at === two ? !bit : bit));
      expect(codeOfCells(cells)).toBeNull();
    }),
  );
});

test('rows that are all light or all dark are no code', () => {
  for (const isDark of [false, true]) expect(codeOfCells(Array.from({ length: codeCells }, () => isDark))).toBeNull();
});
