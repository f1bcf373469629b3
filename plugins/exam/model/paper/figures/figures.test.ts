import { expect, test } from 'vitest';
import { itemNamed, paperOf } from '../samples';
import { checksOf, overflowOf } from './checks';
import type { FactsOf, ItemFacts } from './facts';
import { figuresOf, numbersOf, sectionNumbersOf } from './figures';
import { cellOf, twoWayTableOf } from './two-way-table';

const none: ItemFacts = {
  difficulty: 0,
  facility: null,
  seconds: 0,
  ability: null,
  knowledge: [],
  isWithdrawn: false,
  isOutdated: false,
};
const facts =
  (known: Readonly<Record<string, Partial<ItemFacts>>>): FactsOf =>
  (questionId) => {
    const found = known[questionId];
    return found && { ...none, ...found };
  };

test('numbers run over sections and parts; parts of composites count each', () => {
  const paper = paperOf({ A: ['a', itemNamed('b', 1, 1, 1)] }, { B: ['c'] });
  expect([...numbersOf(paper)]).toEqual([
    ['a', { first: 1, last: 1 }],
    ['b', { first: 2, last: 4 }],
    ['c', { first: 5, last: 5 }],
  ]);
  expect([...sectionNumbersOf(paper)]).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
});

test('the mean is what was measured, else what the difficulty lets expect; what nobody knows is like the rest', () => {
  const paper = paperOf({ A: [itemNamed('a', 10), itemNamed('b', 10), itemNamed('c', 20)] });
  const figures = figuresOf(
    paper,
    facts({ 'q-a': { facility: 0.9, difficulty: 5, seconds: 61 }, 'q-b': { difficulty: 3 }, 'q-c': {} }),
  );
  expect(figures).toMatchObject({ points: 40, questions: 3, minutes: 2 });
  expect(figures.difficulty).toBeCloseTo(0.79);
  expect(figures.mean).toBeCloseTo(31.6);
  expect(figures.steps).toEqual([
    { step: 'easy', points: 10 },
    { step: 'medium', points: 10 },
    { step: 'unknown', points: 20 },
  ]);
});

test('without any knowledge there is no mean', () => {
  expect(figuresOf(paperOf({ A: ['a'] }), facts({}))).toMatchObject({ mean: null, difficulty: null });
});

const algebra = { id: 'k1', name: 'Algebra' };
const lines = { id: 'k2', name: 'Lines' };

test('the two-way table sums to the points of the paper', () => {
  const paper = paperOf({ A: ['a', itemNamed('b', 2, 2), 'c', 'd'] });
  const factsOf = facts({
    'q-a': { knowledge: [lines], ability: 'know' },
    'q-b': { knowledge: [algebra, lines], ability: 'apply' },
    'q-c': { knowledge: [lines], ability: 'know' },
    'q-d': { ability: 'master' },
  });
  const table = twoWayTableOf(paper, factsOf);
  expect(table.columns).toEqual(['know', 'understand', 'master', 'apply']);
  expect(table.rows.map(({ name, sum }) => [name, sum])).toEqual([
    ['Lines', 6],
    ['Algebra', 4],
    ['', 3],
  ]);
  expect(table.rows[0]!.cells.get('know')).toBe(6);
  expect([table.sums.get('apply'), table.total]).toEqual([4, 13]);
  expect(cellOf('q-b', factsOf)).toEqual({ row: 'k1', column: 'apply' });
});

test('what has no ability gets a column of its own', () => {
  expect(twoWayTableOf(paperOf({ A: ['a'] }), facts({})).columns.at(-1)).toBe('none');
});

test('what is to be looked at before printing is named with its items', () => {
  const paper = paperOf({ A: ['a', 'b', { ...itemNamed('c', 0), questionId: 'q-a' }], B: [] });
  const factsOf = facts({ 'q-a': { isWithdrawn: true }, 'q-b': { isOutdated: true } });
  const page = { width: 100, height: 100, inks: [], places: [{ id: 'b', x: 0, y: 90, width: 50, height: 30 }] };
  expect(checksOf(paper, factsOf, [page])).toEqual([
    { id: 'target', points: 6, target: 100 },
    { id: 'withdrawn', itemIds: ['a', 'c'] },
    { id: 'outdated', itemIds: ['b'] },
    { id: 'noPoints', itemIds: ['c'] },
    { id: 'overflow', itemIds: ['b'] },
    { id: 'emptySection', sectionIds: ['B'] },
  ]);
});

test('signs that no font has are told once, with what they stand in', () => {
  const paper = paperOf({ A: ['a'] });
  const page = { width: 100, height: 100, inks: [], places: [] };
  const missing = (id: string, signs: string) => ({ ...page, missing: [{ id, signs }] });
  const checks = checksOf(paper, facts({}), [missing('a', '㐂🎲'), page, missing('', '㐂')]);
  expect(checks.find(({ id }) => id === 'missingSigns')).toEqual({
    id: 'missingSigns',
    placeIds: ['a'],
    signs: '㐂🎲',
  });
});

test('an empty paper has nothing to be looked at, and a page that fits does not overflow', () => {
  expect(checksOf(paperOf({ A: [] }), facts({}), null)).toEqual([]);
  expect(
    overflowOf([{ width: 100, height: 100, inks: [], places: [{ id: 'b', x: 0, y: 0, width: 100, height: 100.5 }] }])
      .size,
  ).toBe(0);
});
