import { expect, test } from 'vitest';
import { readLine, readRows, readText, sheetFields } from './read-words';

test('lines of word lists are read as textbooks print them', () => {
  expect(readLine('breakfast /ˈbrekfəst/ n. 早餐', 'en')).toMatchObject({
    text: 'breakfast',
    sound: 'ˈbrekfəst',
    part: 'n.',
    meaning: '早餐',
  });
  expect(readLine('3. take a shower  洗淋浴', 'en')).toMatchObject({ text: 'take a shower', meaning: '洗淋浴' });
  expect(readLine('early [ˈɜːli] adv. & adj. 早', 'en')).toMatchObject({ text: 'early', meaning: '早' });
  expect(readLine('酝酿 yùn niàng 事情的准备', 'zh')).toMatchObject({
    text: '酝酿',
    sound: 'yùn niàng',
    meaning: '事情的准备',
  });
  expect(readLine('抖擞（dǒu sǒu）', 'zh')).toMatchObject({ text: '抖擞', sound: 'dǒu sǒu', meaning: '' });
  expect(readLine('zoo\t/zuː/\tn. 动物园\tThe zoo is big.', 'en')).toMatchObject({
    text: 'zoo',
    sound: 'zuː',
    part: 'n.',
    meaning: '动物园',
    example: 'The zoo is big.',
  });
});

test('a word that comes twice, or is of another language, is named by its line', () => {
  const { words, faults } = readText('zoo 动物园\n\nzoo 动物园\n春天', 'en');
  expect(words.map(({ text }) => text)).toEqual(['zoo']);
  expect(faults).toEqual([
    { line: 3, why: 'twice' },
    { line: 4, why: 'wrongLanguage' },
  ]);
});

const titles = Object.fromEntries(sheetFields.map((field) => [field, [field]])) as unknown as Parameters<
  typeof readRows
>[1];

test('columns of a sheet are found by their titles, or stand in the order of the template', () => {
  const rows = [
    { number: 1, cells: ['meaning', 'text'] },
    { number: 2, cells: ['动物园', 'zoo'] },
    { number: 4, cells: ['', ''] },
  ];
  expect(readRows(rows, titles, 'en')?.words).toMatchObject([{ text: 'zoo', meaning: '动物园' }]);
  const plain = readRows([{ number: 1, cells: ['zoo', 'zuː', 'n.', '动物园'] }], titles, 'en');
  expect(plain?.words).toMatchObject([{ text: 'zoo', sound: 'zuː', part: 'n.', meaning: '动物园' }]);
  expect(readRows([], titles, 'en')).toBeNull();
});

test('the list of a colleague has a heading above its titles, a column of numbers, and other names for columns', () => {
  const rows = [
    ['七年级上册 Unit 6 单词表', '', '', ''],
    ['序号', '单词', '音标', '中文'],
    ['1', 'word', 'wɜːd', '词'],
    ['2', 'zoo', 'zuː', '动物园'],
  ].map((cells, at) => ({ number: at + 1, cells }));
  expect(readRows(rows, titles, 'en')).toMatchObject({
    words: [
      { text: 'word', sound: 'wɜːd', meaning: '词' },
      { text: 'zoo', meaning: '动物园' },
    ],
    faults: [],
  });
});

test('what is no word is named by its line: formulas, smileys, signs that nobody sees, texts without an end', () => {
  const cells = ['=1+1', '😀', '\u200b\u200f', 'a'.repeat(1000), 'zoo'];
  const rows = [
    { number: 1, cells: ['text', 'note'] },
    ...cells.map((cell, at) => ({ number: at + 2, cells: [cell, ''] })),
    { number: 7, cells: ['bear', 'b'.repeat(1000)] },
  ];
  const { words, faults } = readRows(rows, titles, 'en')!;
  expect(words.map(({ text }) => text)).toEqual(['zoo']);
  expect(faults.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '2 noWord',
    '3 noWord',
    '4 noWord',
    '5 long',
    '7 long',
  ]);
});
