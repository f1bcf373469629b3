import { expect, test } from 'vitest';
import type { Page } from '../../common/ink';
import { type PaperSize, paperSizes, sheets } from '../../common/paper-sizes';
import { measuringLetters } from '../text/letters';
import { wordAtom, wordsIn } from '../text/words';
import { bound, filled, numbered, watermarked } from './furniture';
import { pagesOf, type Unit } from './pages';
import { type Row, rowsOf } from './rows';
import { columnWidth, frameOf, margins } from './sheet-frame';

const letters = measuringLetters();
const unit = (id: string, heights: readonly number[], more: Partial<Unit> = {}): Unit => ({
  id,
  rows: heights.map((height): Row => ({ height, inks: [] })),
  ...more,
});
const a4 = frameOf({ size: 'a4' });
const room = a4.columns(0)[0]!.height;
const placesOf = (pages: readonly Page[]) => pages.map(({ places }) => places.map(({ id }) => id));

test('what fits into a column is not cut, and what is longer than one goes on row by row', () => {
  const third = room / 3 - 1;
  const pages = pagesOf([unit('a', [third, third]), unit('b', [third, third]), unit('c', Array(9).fill(third))], a4);
  expect(placesOf(pages)).toEqual([['a'], ['b', 'c'], ['c'], ['c'], ['c']]);
  for (const { places } of pages)
    for (const { y, height } of places) expect(y + height).toBeLessThanOrEqual(margins.top + room);
});

test('a heading goes on with what it stands over, and a unit may ask for a page of its own', () => {
  const pages = pagesOf(
    [
      unit('a', [room - 40]),
      unit('head', [30], { keepsNext: true }),
      unit('b', [50]),
      unit('answers', [20], { beginsPage: true }),
    ],
    a4,
  );
  expect(placesOf(pages)).toEqual([['a'], ['head', 'b'], ['answers']]);
});

test('a heading does not stand alone at the foot of a page when what it stands over is longer than one', () => {
  const long = unit('c', Array(200).fill(20));
  const pages = pagesOf([unit('a', [room - 50]), unit('head', [30], { keepsNext: true }), long], a4);
  expect(placesOf(pages)[0]).toEqual(['a']);
  expect(placesOf(pages)[1]).toEqual(['head', 'c']);
});

test('parts of one thing that follow each other in a column are one place', () => {
  const [page] = pagesOf([unit('a', [20]), unit('a', [30]), unit('b', [10]), unit('a', [10])], a4);
  expect(page!.places.map(({ id, height }) => [id, height])).toEqual([
    ['a', 50],
    ['b', 10],
    ['a', 10],
  ]);
});

test('sheets that are folded have two columns, filled one after the other', () => {
  const a3 = frameOf({ size: 'a3' });
  const [first, second] = a3.columns(0);
  const pages = pagesOf([unit('a', [first!.height]), unit('b', [10]), unit('c', [second!.height])], a3);
  expect(placesOf(pages)).toEqual([['a', 'b'], ['c']]);
  expect(pages[0]!.places.map(({ x }) => x)).toEqual([first!.left, second!.left]);
});

test.each(paperSizes)(
  'text of %s is as wide on odd pages as on even ones, and stays off the sealed side of both',
  (size) => {
    const frame = frameOf({ size, hasBinding: true });
    const width = columnWidth({ size, hasBinding: true });
    for (const at of [0, 1]) for (const column of frame.columns(at)) expect(column.width).toBeCloseTo(width);
    const last = (at: number) => frame.columns(at).at(-1)!;
    expect(frame.columns(0)[0]!.left).toBe(margins.side + margins.binding);
    expect(sheets[size].width - last(1).left - last(1).width).toBeCloseTo(margins.side + margins.binding);
    expect(sheets[size].width - last(0).left - last(0).width).toBeCloseTo(margins.side);
  },
);

test('lines end before their edge, never begin with a sign that closes, and lose no word', () => {
  const text = '七年级（2）班的同学们，在 2026 年秋天种了 3850000 棵树；其中√①≥∠都是印得出来的字。'.repeat(8);
  const atoms = wordsIn(letters, text).map((word) => wordAtom(letters, word, { size: 10.5 }));
  const rows = rowsOf(atoms, { left: 0, width: 200 });
  const lines = rows.map(({ inks }) => inks.map((ink) => (ink.kind === 'text' ? ink.text : '')).join(''));
  expect(lines.join('')).toBe(text.replaceAll(' ', ''));
  for (const line of lines) expect(line).not.toMatch(/^[，。；、）]/);
  for (const { inks } of rows)
    for (const ink of inks) if (ink.kind === 'text') expect(ink.x + ink.width).toBeLessThanOrEqual(200);
});

test('pages say their number, odd ones have the sealing line, and empty ones fill the sheets', () => {
  const pages = numbered(
    pagesOf([unit('a', [room]), unit('b', [room]), unit('c', [room])], a4),
    letters,
    (at, of) => `${at}/${of}`,
  );
  const words = { fields: ['姓名', '考号'], seal: '密封线', warning: '密封线内不要答题' };
  const textsOf = (page: Page) => page.inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : []));
  const [first, second] = bound(pages, letters, words);
  expect(textsOf(first!)).toEqual(['1/3', '姓名', '考号', '密', '封', '线', '密封线内不要答题']);
  expect(textsOf(second!)).toEqual(['2/3']);
  expect(filled(pages, 4)).toHaveLength(4);
  expect(filled(pages, 3)).toHaveLength(3);
  const [marked] = watermarked(pages, letters, '实验中学 周文静');
  expect(marked!.inks[0]).toMatchObject({ text: '实验中学 周文静', tone: 'faint', turn: -30 });
  expect(textsOf(marked!).at(-1)).toBe('1/3');
});

test('signs that a font lacks come from its other parts, and only those that none has are told', () => {
  for (const sign of '汉字Aa1√①≥≤∠△⊥→℃ē') expect(letters.has(sign), sign).toBe(true);
  expect(letters.has('α')).toBe(false);
  expect(letters.runs('设√x', 'regular').map(({ text }) => text)).toEqual(['设', '√', 'x']);
});

test.each<PaperSize>(['a4', 'k16'])('%s stands upright', (size) =>
  expect(sheets[size].height).toBeGreaterThan(sheets[size].width),
);
