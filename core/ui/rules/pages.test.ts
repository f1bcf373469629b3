import { describe, expect, it } from 'vitest';
import { pageCount, pageFrom, pagesToShow } from './pages';

describe('pages of a list', () => {
  it('an empty list has one page', () => {
    expect(pageCount(0, 15)).toBe(1);
    expect(pageCount(15, 15)).toBe(1);
    expect(pageCount(16, 15)).toBe(2);
  });

  it('an address without a sensible page means the first', () => {
    for (const text of ['', 'page=0', 'page=-3', 'page=1.5', 'page=x']) {
      expect(pageFrom(new URLSearchParams(text))).toBe(1);
    }
    expect(pageFrom(new URLSearchParams('page=12'))).toBe(12);
  });

  it('a short list names every page', () => {
    expect(pagesToShow(2, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesToShow(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('a long list names the ends and the neighbours of the current page', () => {
    expect(pagesToShow(1, 33)).toEqual([1, 2, 3, 4, 5, 'after', 33]);
    expect(pagesToShow(4, 33)).toEqual([1, 2, 3, 4, 5, 'after', 33]);
    expect(pagesToShow(17, 33)).toEqual([1, 'before', 16, 17, 18, 'after', 33]);
    expect(pagesToShow(33, 33)).toEqual([1, 'before', 29, 30, 31, 32, 33]);
  });

  it('the number of buttons stays the same while one walks through a long list', () => {
    for (let page = 1; page <= 33; page++) {
      const shown = pagesToShow(page, 33);
      expect(shown).toHaveLength(7);
      expect(shown).toContain(page);
    }
  });
});
