import { expect, it } from 'vitest';
import type { Content } from './content';
import { lettersOf } from './letters-of';

const stem = (...inlines: (string | { latex: string })[]): Content => [
  {
    kind: 'paragraph',
    inlines: inlines.map((one) =>
      typeof one === 'string' ? { kind: 'text', text: one } : { kind: 'formula', latex: one.latex },
    ),
  },
];

it('finds the letters of formulas and those alone in the text, each once, in order', () => {
  expect(lettersOf(stem('用含 n 的式子表示，其中 ', { latex: 'm=3n+k' }, '，点 P 在 y 轴上'))).toEqual([
    'n',
    'm',
    'k',
    'P',
    'y',
  ]);
});

it('knows Greek letters, and takes neither commands nor words for letters', () => {
  expect(lettersOf(stem({ latex: '\\frac{v}{t}+\\sin\\theta\\ \\text{cm}' }))).toEqual(['v', 't', '\\theta ']);
  expect(lettersOf(stem('Find the value of ', { latex: '\\mathrm{Rt}\\triangle ABC' }))).toEqual(['A', 'B', 'C']);
  expect(lettersOf(stem('The speed is 5 km.'))).toEqual([]);
});
