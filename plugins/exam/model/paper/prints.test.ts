import { expect, test } from 'vitest';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { pageChecksOf } from './figures/page-checks';
import { printedAs, sheetsFor } from './prints';
import { paperOf } from './samples';

const page = (...places: [id: string, y: number, height: number][]): Page => ({
  width: 600,
  height: 840,
  inks: [],
  places: places.map(([id, y, height]) => ({ id, x: 0, y, width: 100, height })),
});

test('sheets are counted by copies, two pages on each where both sides are printed', () => {
  expect(sheetsFor(5, 48, true)).toBe(144);
  expect(sheetsFor(5, 48, false)).toBe(240);
  expect(sheetsFor(6, 0, true)).toBe(0);
});

test('a print may have another sheet and other pale words; without them it is the paper as it is', () => {
  const paper = paperOf({ A: ['a'] });
  expect(printedAs(paper, {})).toEqual(paper);
  const printed = printedAs(paper, { sheet: 'a3', watermark: 'Room 4' });
  expect([printed.sheet.size, printed.blocks.watermark]).toEqual(['a3', { isOn: true, text: 'Room 4' }]);
});

test('questions that go on over a page and pages that end early are told, the last page may end early', () => {
  const pages = [page(['a', 100, 200], ['b', 300, 450]), page(['b', 60, 100], ['c', 200, 50]), page(['d', 60, 40])];
  expect(pageChecksOf(pages, new Set(['a', 'b', 'c', 'd']))).toEqual({ split: ['b'], emptyEnds: [2] });
});
