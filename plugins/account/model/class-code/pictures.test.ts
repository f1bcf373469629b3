import { expect, test } from 'vitest';
import { byPinyin, isPicturePassword } from './pictures';

test('a picture password is three different pictures of ours', () => {
  expect(isPicturePassword(['sun', 'fish', 'kite'])).toBe(true);
  for (const wrong of [
    ['sun', 'sun', 'kite'],
    ['sun', 'fish'],
    ['sun', 'fish', 'kite', 'cat'],
    ['sun', 'fish', 'dog'],
  ])
    expect(isPicturePassword(wrong)).toBe(false);
});

test('names stand in the order of their pinyin', () => {
  const names = ['张伟', '李娜', '安然', '王芳', '陈晨'].map((name) => ({ name }));
  expect(byPinyin(names).map(({ name }) => name)).toEqual(['安然', '陈晨', '李娜', '王芳', '张伟']);
});
