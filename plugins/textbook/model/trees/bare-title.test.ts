import { expect, test } from 'vitest';
import { bareTitle } from './bare-title';

test.each([
  ['第一章 有理数', '有理数'],
  ['第1课 中国境内早期人类', '中国境内早期人类'],
  ['1.2.3 相反数', '相反数'],
  ['3 雨的四季', '雨的四季'],
  ['*4 古代诗歌四首', '古代诗歌四首'],
  ['一 升和毫升', '升和毫升'],
  ['Unit 2 We’re Family!', 'we’refamily!'],
  ['一次函数', '一次函数'],
  ['二元一次方程组', '二元一次方程组'],
])('of the title "%s" remains "%s"', (title, bare) => {
  expect(bareTitle(title)).toBe(bare);
});
