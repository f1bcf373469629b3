// What a first visit may weigh, in bytes compressed with brotli. Public pages with their HTML: tests/api/host/first-load.test.ts.
import { expect, test } from 'vitest';
import { partsOf } from './first-load';
import { readManifest, transferred } from './web-build';

const parts = partsOf(readManifest());

test('scripts of pages, shell and login dialog are found in the build', () => {
  const [signIn, shell, ...pages] = parts;
  expect(signIn!.files.length).toBeGreaterThan(5);
  expect(shell!.files.length).toBeGreaterThan(signIn!.files.length);
  expect(pages.length).toBeGreaterThan(10);
});

test.each(parts)('$title: within $limit bytes', ({ files, limit }) => {
  expect(transferred(files)).toBeLessThanOrEqual(limit);
});
