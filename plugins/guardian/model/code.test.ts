import { expect, test } from 'vitest';
import { isCode, plainCode, shownCode, veiledName } from './code';

test('a code is read however it was typed', () => {
  expect(plainCode(' abcde - 23456 ')).toBe('ABCDE23456');
  expect(isCode('abcde-23456')).toBe(true);
});

test.each(['', 'ABCDE2345', 'ABCDE234567', 'ABCDE2345O', 'ABCDE2345一'])('"%s" is no code', (typed) =>
  expect(isCode(typed)).toBe(false),
);

test('it is printed in halves', () => expect(shownCode('ABCDE23456')).toBe('ABCDE-23456'));

test('a name is veiled but for its beginning', () => {
  expect(veiledName('林知夏')).toBe('林**');
  expect(veiledName('乐')).toBe('乐*');
});
