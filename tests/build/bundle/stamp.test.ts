// A build is repeated when, and only when, an input has changed (host/build/bundle/stamp.mjs).
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inputsHash } from '../../../host/build/bundle/stamp.mjs';
import { folderWith } from '../folders';

const line = { id: 'chess', from: './chess' };

function fixture() {
  const folder = folderWith({ 'registry.json': JSON.stringify({ plugins: [line] }), 'chess/plugin.ts': 'one' });
  const registry = path.join(folder, 'registry.json');
  return { folder, registry, hash: (development = false) => inputsHash({ registry, development }) };
}

test('nothing changed: nothing to build', () => {
  const { hash } = fixture();
  expect(hash()).toBe(hash());
});

test('a changed file of a plugin from outside is noticed', () => {
  const { folder, hash } = fixture();
  const before = hash();
  fs.writeFileSync(path.join(folder, 'chess/plugin.ts'), 'other');
  expect(hash()).not.toBe(before);
});

test('a new file is noticed', () => {
  const { folder, hash } = fixture();
  const before = hash();
  fs.writeFileSync(path.join(folder, 'chess/api.ts'), '');
  expect(hash()).not.toBe(before);
});

test('an option in the registry is noticed', () => {
  const { registry, hash } = fixture();
  const before = hash();
  fs.writeFileSync(registry, JSON.stringify({ plugins: [{ ...line, options: { clocks: 2 } }] }));
  expect(hash()).not.toBe(before);
});

test('the catalogue in the registry is no input', () => {
  const { registry, hash } = fixture();
  const before = hash();
  fs.writeFileSync(registry, JSON.stringify({ plugins: [line], catalogue: { chess: {} } }));
  expect(hash()).toBe(before);
});

test('a test or a text changes nothing', () => {
  const { folder, hash } = fixture();
  const before = hash();
  fs.writeFileSync(path.join(folder, 'chess/README.md'), 'x');
  fs.writeFileSync(path.join(folder, 'chess/clock.test.ts'), 'x');
  expect(hash()).toBe(before);
});

test('bundles for development and for production are not taken for each other', () => {
  const { hash } = fixture();
  expect(hash(true)).not.toBe(hash(false));
});
