import { expect, test } from 'vitest';
import { proposedPairs } from './proposed-pairs';

const titles = (...names: string[]) => names.map((name) => ({ id: name, name }));

test('titles that are alike but for their numbers are proposed, in the order of the left tree', () => {
  const pairs = proposedPairs(
    titles('第一章 有理数', '1.1 正数和负数', '1.2 数轴'),
    titles('数轴', '有理数', '绝对值'),
  );
  expect(pairs).toEqual([
    { left: '第一章 有理数', right: '有理数' },
    { left: '1.2 数轴', right: '数轴' },
  ]);
});

test('a title that occurs twice in a tree says nothing', () => {
  const twice = [...titles('数轴'), { id: 'a', name: '小结' }, { id: 'b', name: '小结' }];
  expect(proposedPairs(twice, titles('小结', '数轴'))).toEqual([{ left: '数轴', right: '数轴' }]);
  expect(proposedPairs(titles('小结'), twice)).toEqual([]);
});

test('a number alone is no title', () => {
  expect(proposedPairs(titles('第一章'), titles('第一章'))).toEqual([]);
});
