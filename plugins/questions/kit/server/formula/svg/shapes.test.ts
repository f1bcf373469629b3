import { expect, test } from 'vitest';
import { Typesetter } from '../typesetting/typesetter';
import { shapesOfLatex } from './shapes';

const typesetting = new Typesetter().forDocument();

test('a fraction is two figures and a line, above and below the baseline', async () => {
  const { width, ascent, descent, shapes } = await shapesOfLatex(typesetting, '\\frac{1}{2}');
  expect(shapes.map(({ kind }) => kind)).toEqual(['path', 'path', 'rect']);
  expect(width).toBeGreaterThan(500);
  expect([ascent > 500, descent > 200]).toEqual([true, true]);
});

test('Chinese in a formula is left to the font of the page', async () => {
  const { shapes } = await shapesOfLatex(typesetting, '\\text{面积}=6');
  expect(shapes.find(({ kind }) => kind === 'text')).toMatchObject({ text: '面积' });
});

test('a large brace is cut together from pieces that are seen in part', async () => {
  const { shapes, ascent } = await shapesOfLatex(
    typesetting,
    '\\begin{cases}a\\\\b\\\\c\\\\d\\\\e\\\\f\\end{cases}',
    true,
  );
  expect(ascent).toBeGreaterThan(2500);
  expect(shapes.some(({ clip }) => clip !== null)).toBe(true);
});

test('signs of geometry and arrows of chemistry are painted', async () => {
  for (const latex of [
    '\\angle\\triangle\\odot\\perp\\parallel\\cong\\backsim',
    '\\ce{A <=> B}',
    '\\ce{2H2 + O2 ->[点燃] 2H2O}',
    '\\cancel{x}',
  ]) {
    const { shapes } = await shapesOfLatex(typesetting, latex);
    expect(shapes.length).toBeGreaterThan(1);
    expect(shapes.filter((shape) => shape.kind === 'text' && /[^点燃]/.test(shape.text))).toEqual([]);
  }
});
