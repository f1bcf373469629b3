import { expect, test } from 'vitest';
import { passwordFault } from './password-policy';

test('the usual preset takes eight characters of two kinds', () => {
  expect(passwordFault('blau-pferd', 'teacher', 'standard')).toBeNull();
  expect(passwordFault('今天天气真好啊a', 'teacher', 'standard')).toBeNull();
  expect(passwordFault('kurz-7', 'teacher', 'standard')).toBe('short');
  expect(passwordFault('onlyletters', 'teacher', 'standard')).toBe('kinds');
});

test('the 等保 preset asks for ten characters of three kinds', () => {
  expect(passwordFault('blau-pferd', 'teacher', 'dengbao')).toBe('kinds');
  expect(passwordFault('Blau-pfer', 'teacher', 'dengbao')).toBe('short');
  expect(passwordFault('Blau-pferd', 'teacher', 'dengbao')).toBeNull();
});

test('a password must not hold the user name, in capitals or not', () => {
  expect(passwordFault('xTEACHERx1', 'teacher', 'standard')).toBe('username');
});

test('what guessers try first is refused', () => {
  expect(passwordFault('P@ssw0rd', 'teacher', 'standard')).toBe('common');
});

test('an endless password is refused', () => {
  expect(passwordFault(`a1${'x'.repeat(127)}`, 'teacher', 'standard')).toBe('long');
});
