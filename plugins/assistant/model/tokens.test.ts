import { expect, test } from 'vitest';
import { estimateTokens } from './tokens';

test('Chinese counts by characters, Latin by four letters', () => {
  expect(estimateTokens('')).toBe(0);
  expect(estimateTokens('数轴')).toBe(2);
  expect(estimateTokens('abcdefgh')).toBe(2);
  expect(estimateTokens('数a')).toBe(2);
});
