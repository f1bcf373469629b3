import { expect, test } from 'vitest';
import { withoutIdentityNumbers } from './identity-numbers';

test('an identity number is hidden, also between Chinese characters', () => {
  expect(withoutIdentityNumbers('张三11010519491231002X登录')).toBe('张三[identity number]登录');
  expect(withoutIdentityNumbers('440308199901010012')).toBe('[identity number]');
});

test('ids, times and other numbers stay', () => {
  const text = '01a1fdafd4fc7f54a4d3bf54d15c05b9 1795000000000 110105199913310021 20261121103015123456';
  expect(withoutIdentityNumbers(text)).toBe(text);
});
