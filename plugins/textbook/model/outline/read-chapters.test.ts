import { expect, test } from 'vitest';
import { columnLetters, readChapters } from './read-chapters';

const titles = {
  levels: [['一级'], ['二级', 'Level 2'], ['三级'], ['四级']],
  english: ['英文名'],
};
const read = (...lines: string[][]) =>
  readChapters([lines.map((cells, index) => ({ number: index + 1, cells }))], titles);
const heading = ['一级', '二级', '三级', '四级', '英文名'];
const outline = (...lines: string[][]) =>
  read(heading, ...lines)!.chapters.map(({ level, name }) => `${'-'.repeat(level)}${name}`);
const faults = (...lines: string[][]) =>
  read(heading, ...lines)!.faults.map(({ line, column, key }) => `${column}${line} ${key.split('.').at(-1)}`);

test('a chapter stands in the column of its level', () => {
  expect(outline(['第一章'], ['', '1.1'], ['', '', '1.1.1'], ['第二章'], ['', '2.1'])).toEqual([
    '-第一章',
    '--1.1',
    '---1.1.1',
    '-第二章',
    '--2.1',
  ]);
});

test('rows that repeat the names above them are read alike', () => {
  const rows = [
    ['第一章', '1.1', '1.1.1'],
    ['第一章', '1.1', '1.1.2'],
    ['第一章', '1.2'],
    ['第二章', '小结'],
  ];
  expect(outline(...rows)).toEqual(['-第一章', '--1.1', '---1.1.1', '---1.1.2', '--1.2', '-第二章', '--小结']);
  expect(faults(...rows)).toEqual([]);
});

test('an English name belongs to the deepest chapter of its row', () => {
  const { chapters } = read(heading, ['第一章', '1.1', '', '', 'Numbers'])!;
  expect(chapters.map(({ nameEn }) => nameEn)).toEqual(['', 'Numbers']);
});

test('columns are found by their titles, wherever they stand and whatever stands above', () => {
  const found = read(['数学 七年级上册'], ['备注', ' level 2 ', '一级'], ['', '', '第一章'], ['x', '1.1', ''])!;
  expect(found.chapters).toMatchObject([
    { line: 3, level: 1, name: '第一章' },
    { line: 4, level: 2, name: '1.1' },
  ]);
});

test('a sheet that names no columns is none of ours', () => {
  expect(read(['第一章'], ['第二章'])).toBeNull();
});

test('what is wrong is told by line and column', () => {
  expect(faults(['', '1.1'])).toEqual(['B2 noParent']);
  expect(faults(['第一章'], ['', '', '1.1.1'])).toEqual(['C3 noParent']);
  expect(faults(['第一章'], ['', '1.1'], ['第二章'], ['第一章'])).toEqual(['A5 twice']);
  expect(faults(['第一章', '1.1'], ['第二章', '2.1'], ['第一章', '1.2'])).toEqual(['A4 twice']);
  expect(faults(['第一章'], ['', '', '', '', 'Alone'])).toEqual(['E3 onlyEnglish']);
  expect(faults(['长'.repeat(101)])).toEqual(['A2 tooLong']);
  expect(faults(['一', '', '', '', 'x'.repeat(101)])).toEqual(['E2 tooLong']);
});

test('a title may come again below another', () => {
  expect(faults(['第一章', '小结'], ['第二章', '小结'])).toEqual([]);
});

test('no more chapters are read than a book may have', () => {
  const many = Array.from({ length: 2001 }, (_, index) => [`${index}`]);
  const { chapters, faults: found } = read(heading, ...many)!;
  expect(chapters).toHaveLength(2000);
  expect(found.map(({ key }) => key)).toEqual(['textbook.import.tooMany']);
});

test('columns are lettered as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('a workbook with a sheet for each volume is one outline, and sheets of notes are left out', () => {
  const sheet = (...lines: string[][]) => lines.map((cells, index) => ({ number: index + 1, cells }));
  const both = readChapters(
    [
      sheet(['填写说明']),
      sheet(heading, ['第一章'], ['', '1.1']),
      sheet(['二级', '一级'], ['', '第二章'], ['2.1', '第二章']),
    ],
    titles,
  )!;
  expect(both.chapters.map(({ level, name }) => [level, name])).toEqual([
    [1, '第一章'],
    [2, '1.1'],
    [1, '第二章'],
    [2, '2.1'],
  ]);
  expect(both.faults).toEqual([]);
});
