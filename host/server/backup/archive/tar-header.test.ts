import { expect, test } from 'vitest';
import { paddingOf, readTarHeader, tarHeader } from './tar-header';

const noon = new Date('2026-11-21T12:00:00Z');

test.each([0, 1, 511, 512, 8_589_934_591, 8_589_934_592, 5_000_000_000_000])(
  'a header says the size of %d bytes',
  (size) => {
    expect(readTarHeader(tarHeader('tables/core.person', size, noon))).toEqual({ name: 'tables/core.person', size });
  },
);

test('a changed header is refused', () => {
  const header = tarHeader('about.json', 12, noon);
  header[0] = 98;
  expect(() => readTarHeader(header)).toThrow('damaged');
});

test('an empty block ends an archive', () => {
  expect(readTarHeader(Buffer.alloc(512))).toBeUndefined();
});

test('entries fill whole blocks', () => {
  expect([0, 1, 512, 513].map(paddingOf)).toEqual([0, 511, 0, 511]);
});
