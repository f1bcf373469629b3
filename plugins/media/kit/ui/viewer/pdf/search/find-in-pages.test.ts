import { expect, test } from 'vitest';
import { findInPages } from './find-in-pages';

test('Chinese words are found across pieces of text and lines', () => {
  const [hit, ...others] = findInPages([['第一页'], ['有 理', '数的 大小']], '有理数');
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ page: 1, from: { piece: 0, letter: 0 }, to: { piece: 1, letter: 1 } });
});

test('capitals and full-width letters are the same', () => {
  expect(findInPages([['ＡＢＣ abc Abc']], 'abc')).toHaveLength(3);
});

test('letters that fold into several keep their place', () => {
  // one sign of squared millimetres is read as three letters
  expect(findInPages([['㎟面积']], '面积')[0]).toMatchObject({ from: { piece: 0, letter: 1 } });
  expect(findInPages([['𠮷祥']], '祥')[0]).toMatchObject({ from: { piece: 0, letter: 2 } });
});

test('nothing is found for nothing, and never more than anybody looks through', () => {
  expect(findInPages([['abc']], '  ')).toEqual([]);
  expect(findInPages([['啊'.repeat(5000)]], '啊')).toHaveLength(1000);
});

test('a word is found in documents whose program wrote parts of letters for letters', () => {
  expect(findInPages([['第 ⼀ ⻚，⼤⼩']], '一页')).toHaveLength(1);
  expect(findInPages([['第 ⼀ ⻚，⼤⼩']], '大小')).toHaveLength(1);
});
