// What a first visit may weigh, in bytes compressed with brotli. Public pages with their HTML: tests/api/host/first-load.test.ts.
import { expect, test } from 'vitest';
import { partsOf } from './first-load';
import { readManifest, transferred } from './web-build';

const parts = partsOf(readManifest());

test('scripts of pages, shell and login dialog are found in the build', () => {
  const [signIn, ...rest] = parts;
  const shells = rest.filter(({ title }) => title.startsWith('signed-in shell'));
  const pages = rest.filter((part) => !shells.includes(part));
  expect(signIn!.files.length).toBeGreaterThan(5);
  expect(shells.map(({ title }) => /(\w+)Layout/.exec(title)?.[1]).sort()).toEqual([
    'Admin',
    'Guardian',
    'Student',
    'Teacher',
  ]);
  for (const shell of shells) expect(shell.files.length).toBeGreaterThan(signIn!.files.length);
  expect(pages.length).toBeGreaterThan(10);
});

test.each(parts)('$title: within $limit bytes', ({ files, limit }) => {
  expect(transferred(files)).toBeLessThanOrEqual(limit);
});
