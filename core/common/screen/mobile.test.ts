import { expect, test } from 'vitest';
import { isMobile } from './mobile';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/109.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';

test('a school PC is no phone, unless the address says so', () => {
  expect(isMobile(new URLSearchParams(), desktop)).toBe(false);
  expect(isMobile(new URLSearchParams('platform=mobile'), desktop)).toBe(true);
});

test('phones are known by their words', () => {
  expect(isMobile(new URLSearchParams(), phone)).toBe(true);
});
