import { expect, test } from 'vitest';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import { grownBox, grownPlan, noGrow } from './grow';

const page = { width: 210 * mm, height: 297 * mm };
const box = { x: 20 * mm, y: 100 * mm, width: 170 * mm, height: 40 * mm };

test('sides are moved outwards by millimetres, and end at the edge of the page', () => {
  const grown = grownBox(box, { left: 30, top: 5, right: 0, bottom: 10 }, page);
  expect(grown.x).toBe(0);
  expect(grown.y).toBeCloseTo(95 * mm);
  expect(grown.width).toBeCloseTo(190 * mm);
  expect(grown.height).toBeCloseTo(55 * mm);
});

test('a side that is moved inwards leaves something to be seen', () => {
  const { width, height } = grownBox(
    { ...box, width: 10 * mm, height: 10 * mm },
    { left: -20, top: -20, right: -20, bottom: -20 },
    page,
  );
  expect(Math.min(width, height)).toBeGreaterThan(4 * mm);
});

test('of a page those crops are moved whose question is named', () => {
  const crop = (itemId: string) => ({ ...box, zoneId: itemId, itemIds: [itemId] });
  const plan = { ...page, anchors: [], code: [], fields: [], label: null, crops: [crop('a'), crop('b')] };
  const [first, second] = grownPlan(plan, new Map([['b', { ...noGrow, bottom: 10 }]])).crops;
  expect(first).toEqual(plan.crops[0]);
  expect(second!.height).toBeCloseTo(50 * mm);
});
