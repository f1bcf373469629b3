import { expect, test } from 'vitest';
import { matchChapter } from './match-chapter';

const chapters = [
  { nodeid: 'rational', nodename: '第一章 有理数' },
  { nodeid: 'line', nodename: '1.2.2 数轴' },
  { nodeid: 'addition', nodename: '2.1.1 有理数的加法' },
  { nodeid: 'spring', nodename: '1 春／朱自清' },
  { nodeid: 'walk', nodename: '6 散步／莫怀戚' },
  { nodeid: 'hello', nodename: 'Starter Unit 1 Hello!' },
];

test.each([
  [['数轴 教案'], 'line'],
  [['1.2.2 数轴 课件'], 'line'],
  [['有理数的加法 随堂练习'], 'addition'],
  [['有理数 单元复习'], 'rational'],
  [['课件', '第一章 有理数', '七年级'], 'rational'],
  [['Starter Unit 1 Hello 练习'], 'hello'],
])('%j stands in %s', (words, nodeid) => {
  expect(matchChapter(words, chapters)).toBe(nodeid);
});

test('words that name no chapter leave it open', () => {
  expect(matchChapter(['一元二次方程'], chapters)).toBeUndefined();
  expect(matchChapter(['…', ''], chapters)).toBeUndefined();
  expect(matchChapter([], chapters)).toBeUndefined();
});
