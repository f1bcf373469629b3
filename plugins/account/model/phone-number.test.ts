import { expect, test } from 'vitest';
import { mobileNumber } from './phone-number';

test.each([
  ['138 1234 5678', '13812345678'],
  ['+86 138-1234-5678', '13812345678'],
  ['8613812345678', '13812345678'],
  ['0571-88886666', null],
  ['+1 555 123 4567', null],
  ['12812345678', null],
  ['', null],
])('%s is the mobile number %s', (text, number) => {
  expect(mobileNumber(text)).toBe(number);
});
