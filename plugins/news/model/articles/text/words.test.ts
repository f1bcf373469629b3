import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWords, mostFound, readWordList } from './words';

const list = [
  { word: '最佳', level: 'warn', note: '改用具体说法' },
  { word: '状元', level: 'block', note: '不宣传升学名次' },
  { word: 'VIP班', level: 'block', note: '' },
] as const;

test('listed words are found where they stand', () => {
  expect(findWords('全市最佳，高考状元。', list)).toEqual([
    { ...list[0], start: 2, end: 4 },
    { ...list[1], start: 7, end: 9 },
  ]);
});

test('neither space nor invisible signs nor wide letters hide a word', () => {
  const hidden = '开办ｖＩＰ 班，中考状\u200b元';
  expect(findWords(hidden, list).map(({ start, end }) => hidden.slice(start, end))).toEqual([
    'ｖＩＰ 班',
    '状\u200b元',
  ]);
});

test('many words to look at again hide none that keeps the text back', () => {
  const found = findWords(`${'最佳'.repeat(mostFound + 50)}状元`, list);
  expect(found.filter(({ level }) => level === 'warn')).toHaveLength(mostFound);
  expect(found.at(-1)).toMatchObject({ word: '状元', level: 'block' });
});

test('what is found is always the word itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(40), (around, at) => {
      const text = `${around.slice(0, at)}状元${around.slice(at)}`;
      const found = findWords(text, [list[1]]);
      expect(found.some(({ start, end }) => text.slice(start, end) === '状元')).toBe(true);
    }),
  );
});

test('a pasted list has a word a line, with a note where there is one', () => {
  expect(readWordList('状元，不宣传升学名次\n\n 升学率\t看增量\n状元\n')).toEqual([
    { word: '状元', note: '不宣传升学名次' },
    { word: '升学率', note: '看增量' },
  ]);
});
