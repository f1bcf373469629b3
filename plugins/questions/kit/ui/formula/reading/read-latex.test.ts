import { createIntl } from '@formatjs/intl';
import { expect, it } from 'vitest';
import english from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import { readLatex } from './read-latex';

const read = (latex: string, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const intl = createIntl({ locale, messages: locale === 'en' ? english : chinese });
  return readLatex(latex, (id, parts) => intl.formatMessage({ id: `questions.kit.formula.${id}` }, parts));
};

it('reads a formula as a teacher would', () => {
  expect(read('y=\\frac{1}{2}x-1')).toBe('y 等于 2 分之 1 x 减 1');
  expect(read('y=\\frac{1}{2}x-1', 'en')).toBe('y equals 1 over 2 x minus 1');
});

it('tells a sign of a number from an act', () => {
  expect(read('(-1)-2')).toBe('左括号 负 1 右括号 减 2');
  expect(read('x=-\\frac12')).toBe('x 等于 负 2 分之 1');
});

it('reads powers, roots and indices', () => {
  expect(read('x^2+x^{3}+2^{n}')).toBe('x 的平方 加 x 的立方 加 2 的 n 次方');
  expect(read('\\sqrt{2}+\\sqrt[3]{a}', 'en')).toBe('square root of 2 plus root 3 of a');
  expect(read('a_{1}')).toBe('a 下标 1');
  expect(read('60^\\circ+30^{\\circ}')).toBe('60 度 加 30 度');
});

it('reads what is not finished, and what it does not know, without failing', () => {
  expect(read('\\frac{1}{')).toBe('分之 1');
  expect(read('\\frac')).toBe('分之');
  expect(read('x^')).toBe('x 的 次方');
  expect(read('}}')).toBe('');
  expect(read('\\foo{2}')).toBe('foo 2');
});
