import { expressionText } from 'edutech/core/server/search/words/expression';
import { expect, test } from 'vitest';
import type { QuestionBody } from '../../kit/common/question-body';
import { likeness, mostStretches, piecesOf, piecesOfBody, stretchesOf } from './recognised';

const paragraph = (...inlines: object[]) => [{ kind: 'paragraph', inlines }];
const text = (words: string) => ({ kind: 'text', text: words });
const body = (stem: object[], ...options: string[]) =>
  ({ type: 0, stem, options: options.map((one) => paragraph(text(one))), points: 3 }) as unknown as QuestionBody;

const absolute = body(
  paragraph(text('下列说法正确的有（　　）')),
  '绝对值等于它本身的数是非负数',
  '互为相反数的两个数的绝对值相等',
  '绝对值大的数一定大',
);
const opposite = body(paragraph(text('下列说法正确的是（　　）')), '符号不同的两个数互为相反数', '零没有相反数');
const slope = body(
  paragraph(text('已知直线 '), { kind: 'formula', latex: 'y=\\frac{1}{2}x+3' }, text(' 与坐标轴相交，求面积。')),
);
/** As a photograph of the first was really read: broken lines, spots, a wrong character. */
const read =
  '17，下列说法正确的有(  )  本\nA. 绝对值等于它本\n身的数是非负数\nB. 互为相反数的两介数的绝对值相等 区\nC. 绝对值大的数一定大\n本';

test('the question that was photographed is nearer than others of its chapter, whatever was misread', () => {
  const own = piecesOf(read);
  const shares = [opposite, absolute, slope].map((one) => likeness(own, piecesOfBody(one)));
  expect(shares[1]).toBeGreaterThan(0.6);
  expect(shares[0]).toBeLessThan(0.4);
  expect(shares[2]).toBeLessThan(0.1);
});

test('a text is looked up by stretches that leave misread characters out, across broken lines', () => {
  const asked = stretchesOf(read).map(expressionText);
  expect(asked).toContain("('等于' & '于它' & '它本' & '本身')");
  expect(asked.some((one) => one.includes('下列'))).toBe(true);
  expect(stretchesOf('本\n区\n= 3 ) 2')).toEqual([]);
  expect(stretchesOf('My cousin plays the piano').map(expressionText)).toContain("('my' & 'cousin' & 'plays')");
});

test('of a long page stretches are taken from everywhere, and of those not too many', () => {
  const asked = stretchesOf(`${'一二三四五六七八九十'.repeat(200)}，末尾几个字`).map(expressionText);
  expect(asked.length).toBeLessThanOrEqual(mostStretches);
  expect(asked.length).toBeGreaterThan(mostStretches / 2);
});

test('of a formula the letters and digits count, as they are read from print', () => {
  expect(
    likeness(piecesOf('y=12x+3'), piecesOfBody(body(paragraph({ kind: 'formula', latex: 'y=\\frac{1}{2}x+3' })))),
  ).toBe(1);
  expect(likeness(new Set(), new Set())).toBe(0);
});
