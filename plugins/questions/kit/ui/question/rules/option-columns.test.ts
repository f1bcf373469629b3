import { expect, it } from 'vitest';
import { type Content, plainContent } from '../../../common/content';
import { contentWidth, optionColumns } from './option-columns';

const formula = (latex: string): Content => [{ kind: 'paragraph', inlines: [{ kind: 'formula', latex }] }];

it('sets four short options on one line', () => {
  expect(optionColumns(['x>2', 'x<2', 'x>4', 'x<4'].map(formula), 40)).toBe(4);
});

it('sets options that fill a third of the line in two columns', () => {
  expect(optionColumns(['甲的速度比乙快一些', '乙的速度比甲快一些', '一样快', '无法比较'].map(plainContent), 40)).toBe(
    2,
  );
});

it('gives long options a line each', () => {
  const long = '把一个图形沿某个方向移动一定的距离，图形的形状和大小都不改变';
  expect(optionColumns([long, long].map(plainContent), 40)).toBe(1);
});

it('takes fewer columns on a phone', () => {
  expect(optionColumns(['x>2', 'x<2', 'x>4', 'x<4'].map(formula), 20)).toBe(2);
});

it('never sets two options in four columns', () => {
  expect(optionColumns(['对', '错'].map(plainContent), 40)).toBe(2);
});

it('gives a line of its own to what cannot stand on one line', () => {
  const table: Content = [{ kind: 'table', rows: [[{ inlines: [] }]] }];
  expect(contentWidth(table)).toBe(Number.POSITIVE_INFINITY);
  expect(optionColumns([table, table], 400)).toBe(1);
});

it('counts the longer half of a fraction, not both', () => {
  expect(contentWidth(formula('\\frac{1}{2}'))).toBeCloseTo(contentWidth(formula('1')), 5);
});
