import { expect, test } from 'vitest';
import { lengthText, sizeText } from './length';

test.each([
  [0, '0:00'],
  [54, '0:54'],
  [2292, '38:12'],
  [3723, '1:02:03'],
  [-3, '0:00'],
])('%i seconds read as %s', (seconds, text) => expect(lengthText(seconds)).toBe(text));

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [2220, '2.2 kB'],
  [126_000, '123 kB'],
  [4_800_000, '4.6 MB'],
  [1_073_741_824, '1.0 GB'],
])('%i bytes read as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
