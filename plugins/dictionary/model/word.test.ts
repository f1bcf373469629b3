import { expect, test } from 'vitest';
import { emptyWord, keysOf, plainLetters, searchKey, signsOf, syllablesOf } from './word';

test('a Chinese word is found by its characters from any place, by its pinyin without tones, and by its meaning', () => {
  const keys = keysOf({ text: '酝酿', sound: 'yùn niàng', meaning: '事情的准备；造酒' });
  expect(keys).toEqual(expect.arrayContaining(['酝酿', '酿', 'yunniang', '事情的准备', '造酒']));
  for (const typed of ['酝', '酿', 'Yùn', 'yunn', '造酒'])
    expect(keys.some((key) => key.startsWith(searchKey(typed)))).toBe(true);
});

test('a phrase is found by each of its words, and in capitals', () => {
  const keys = keysOf({ ...emptyWord, text: 'take a Shower' });
  for (const typed of ['take', 'SHOWER', 'a show'])
    expect(keys.some((key) => key.startsWith(searchKey(typed)))).toBe(true);
  expect(keys.some((key) => key.startsWith(searchKey('how')))).toBe(false);
});

test('a key is never empty, and each is there once', () => {
  const keys = keysOf({ text: '山', sound: '', meaning: '山；山' });
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys).not.toContain('');
});

test('marks of letters do not matter, and characters are told from letters', () => {
  expect(plainLetters('Hǎo')).toBe('hao');
  expect(signsOf('a 春b天')).toEqual(['春', '天']);
});

test('syllables put together are the word', () => {
  for (const word of ['breakfast', 'usually', 'never', 'take a shower', 'rhythm', 'x'])
    expect(syllablesOf(word).join('')).toBe(word);
  expect(syllablesOf('never').length).toBeGreaterThan(1);
});
