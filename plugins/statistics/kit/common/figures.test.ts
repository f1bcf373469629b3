import { describe, expect, it } from 'vitest';
import { tell, tellParts } from './figures';

describe('figures of few', () => {
  it('are not told below five, nor how many there are', () => {
    expect(tell(0.5, 4)).toEqual({ value: null, hidden: 'few', n: null });
    expect(tell(0.5, 5)).toEqual({ value: 0.5, hidden: null, n: 5 });
  });

  it('are told of nobody: zero is a value, a mean of none is not', () => {
    expect(tell(0, 0)).toEqual({ value: 0, hidden: null, n: 0 });
    expect(tell(3, 0)).toEqual({ value: null, hidden: null, n: 0 });
  });

  it('are told where no people are counted', () => {
    expect(tell(3, null)).toEqual({ value: 3, hidden: null, n: null });
  });
});

describe('parts of a whole', () => {
  const valuesOf = (...sizes: number[]) => tellParts(sizes.map((n) => ({ value: n, n }))).map(({ value }) => value);

  it('are all told where none is small', () => {
    expect(valuesOf(20, 30, 5)).toEqual([20, 30, 5]);
  });

  it('hide the next smallest with a single small one: the whole less the others would tell it', () => {
    expect(valuesOf(20, 3, 30)).toEqual([null, null, 30]);
  });

  it('leave small ones that hide each other', () => {
    expect(valuesOf(20, 3, 4, 30)).toEqual([20, null, null, 30]);
  });

  it('hide a third where two small ones together are still too few', () => {
    expect(valuesOf(20, 1, 2, 30)).toEqual([null, null, null, 30]);
  });

  it('take no part without people for a cover', () => {
    expect(valuesOf(3, 0, 9)).toEqual([null, 0, null]);
  });
});
