import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);

it('every sheet is read, and once', () => {
  const main = readFileSync(new URL('core.css', folder), 'utf8');
  const read = [...main.matchAll(/@import "\.\/([^"]+)"/g)].map(([, name = '']) => name);
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css') && name !== 'core.css');
  expect(read.toSorted()).toEqual(there.toSorted());
});
