import { expect, test } from 'vitest';
import { readCode, readRecoveryCode, showRecoveryCode } from './one-time-code';

test('a code may be typed with the blank that apps show in it', () => {
  expect(readCode('123 456')).toBe('123456');
  expect(readCode(' 123456 ')).toBe('123456');
  for (const typed of ['12345', '1234567', '12345a', '']) expect(readCode(typed)).toBeNull();
});

test('a recovery code is read however it is typed', () => {
  expect(readRecoveryCode('ab1de-fg0jk')).toBe('AB1DEFG0JK');
  expect(readRecoveryCode('ABIDE FGOJK')).toBe('AB1DEFG0JK');
  expect(readRecoveryCode('ABLDEFGOJK')).toBe('AB1DEFG0JK');
  for (const typed of ['AB1DE-FG0J', 'AB1DE-FG0JU', '']) expect(readRecoveryCode(typed)).toBeNull();
});

test('a recovery code is shown in two halves', () => {
  expect(showRecoveryCode('AB1DEFG0JK')).toBe('AB1DE-FG0JK');
});
