import { expect, test } from 'vitest';
import { plainReceipt, shownReceipt } from './receipt';

test('a receipt is shown in fours, and read back however it is typed', () => {
  const shown = shownReceipt('abcdefgh23456789');
  expect(shown).toBe('abcd-efgh-2345-6789');
  expect(plainReceipt(shown)).toBe('abcdefgh23456789');
  expect(plainReceipt(' ABCD efgh 2345 6789 ')).toBe('abcdefgh23456789');
});
