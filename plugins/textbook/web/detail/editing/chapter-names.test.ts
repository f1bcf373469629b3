import { expect, test } from 'vitest';
import { nameChapter } from './chapter-names';

test.each(['', '   ', '\t　'])('an empty name (%j) is answered here: status false, 操作失败', (typed) => {
  expect(nameChapter(typed)).toEqual({ status: false, message: 'textbook.error.emptyName' });
});

test('spaces at the ends of a name go', () => {
  expect(nameChapter('  19.2  一次函数 ')).toEqual({ status: true, name: '19.2 一次函数' });
});
