import { expect, test } from 'vitest';
import { matchChapter } from './match-chapter';

const chapters = [
  { nodeId: 'rational', nodeName: '第一章 有理数' },
  { nodeId: 'line', nodeName: '1.2.2 数轴' },
  { nodeId: 'addition', nodeName: '2.1.1 有理数的加法' },
  { nodeId: 'spring', nodeName: '1 春／朱自清' },
  { nodeId: 'walk', nodeName: '6 散步／莫怀戚' },
  { nodeId: 'hello', nodeName: 'Starter Unit 1 Hello!' },
];

test.each([
  [['数轴 教案'], 'line'],
  [['1.2.2 数轴 课件'], 'line'],
  [['有理数的加法 随堂练习'], 'addition'],
  [['有理数 单元复习'], 'rational'],
  [['课件', '第一章 有理数', '七年级'], 'rational'],
  [['Starter Unit 1 Hello 练习'], 'hello'],
])('%j stands in %s', (words, nodeId) => {
  expect(matchChapter(words, chapters)).toBe(nodeId);
});

test('words that name no chapter leave it open', () => {
  expect(matchChapter(['一元二次方程'], chapters)).toBeUndefined();
  expect(matchChapter(['…', ''], chapters)).toBeUndefined();
  expect(matchChapter([], chapters)).toBeUndefined();
});
