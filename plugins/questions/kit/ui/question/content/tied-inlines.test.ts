import { expect, test } from 'vitest';
import type { Inline } from '../../../common/content';
import { tiedInlines } from './tied-inlines';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const gap = (number: number): Inline => ({ kind: 'gap', gap: number });

test('signs that close stay with the gap before them', () => {
  expect(tiedInlines([text('点 A 是 '), gap(0), text('，点 B 是 '), gap(1), text('．')])).toEqual([
    { inline: text('点 A 是 '), tail: null },
    { inline: gap(0), tail: text('，') },
    { inline: text('点 B 是 '), tail: null },
    { inline: gap(1), tail: text('．') },
  ]);
});

test('signs that close stay with a short formula, and a long one breaks where it can', () => {
  const short: Inline = { kind: 'formula', latex: '+5\\,^\\circ\\mathrm{C}' };
  const long: Inline = { kind: 'formula', latex: 'a+b+c+d+e+f+g=h+i+j+k+l+m+n' };
  expect(tiedInlines([short, text('，记作'), long, text('．')])).toEqual([
    { inline: short, tail: text('，') },
    { inline: text('记作'), tail: null },
    { inline: long, tail: null },
    { inline: text('．'), tail: null },
  ]);
});

test('words, formulas and gaps that follow a gap are left as they are', () => {
  const line: Inline[] = [gap(0), text('元'), { kind: 'formula', latex: 'a' }, text('和'), gap(1), gap(2)];
  expect(tiedInlines(line)).toEqual(line.map((inline) => ({ inline, tail: null })));
});
