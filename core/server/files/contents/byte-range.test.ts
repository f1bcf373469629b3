import { expect, test } from 'vitest';
import { isKnown, isSameContent, parseRange } from './byte-range';

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes= 5 - 9', { start: 5, end: 9 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
])('of 100 bytes, %s asks for %o', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test('whatever is asked of whatever size, a range lies inside the content', () => {
  const random = randomFrom(20261121);
  const number = () => (random() < 0.2 ? '' : String(Math.floor(random() ** 4 * 3000)));
  for (let round = 0; round < 20_000; round++) {
    const size = Math.floor(random() ** 3 * 2000);
    const range = parseRange(`bytes=${number()}-${number()}`, size);
    if (typeof range === 'string') continue;
    expect(range.start).toBeGreaterThanOrEqual(0);
    expect(range.end).toBeGreaterThanOrEqual(range.start);
    expect(range.end).toBeLessThan(size);
  }
});

test('ranges asked for one after the other cover the content once', () => {
  const size = 1_000_003;
  let covered = 0;
  for (let from = 0; from < size; from += 65_536) {
    const range = parseRange(`bytes=${from}-${from + 65_535}`, size);
    if (typeof range === 'string') throw new Error(range);
    expect(range.start).toBe(covered);
    covered = range.end + 1;
  }
  expect(covered).toBe(size);
});

test('a reader knows the content by one of several tags, weak or strong, or by the star', () => {
  expect(isKnown('"a", W/"b"', '"b"')).toBe(true);
  expect(isKnown('*', '"b"')).toBe(true);
  expect(isKnown('"a"', '"b"')).toBe(false);
  expect(isKnown(undefined, '"b"')).toBe(false);
});

test('a range counts for the same content only; a date or a weak tag cannot say so', () => {
  expect(isSameContent(undefined, '"b"')).toBe(true);
  expect(isSameContent('"b"', '"b"')).toBe(true);
  expect(isSameContent('W/"b"', '"b"')).toBe(false);
  expect(isSameContent('Sat, 21 Nov 2026 08:00:00 GMT', '"b"')).toBe(false);
});

/** Mulberry32: the same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
