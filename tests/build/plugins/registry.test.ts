// A wrong registry stops the build with one sentence (host/build/plugins/registry.mjs).
import path from 'node:path';
import { expect, test } from 'vitest';
import { installed, readRegistry } from '../../../host/build/plugins/registry.mjs';
import { folderWith } from '../folders';

function read(registry: unknown, files: Record<string, string> = {}) {
  const folder = folderWith({
    ...files,
    'registry.json': typeof registry === 'string' ? registry : JSON.stringify(registry),
  });
  return readRegistry(path.join(folder, 'registry.json'));
}

test('a plugin may lie outside the repository, seen from the registry', () => {
  const [chess] = read(
    { plugins: [{ id: 'chess', from: './third-party/chess' }] },
    { 'third-party/chess/plugin.ts': '' },
  );
  expect(chess).toMatchObject({ id: 'chess', isOutside: true, enabled: true });
  expect(chess?.folder).toMatch(/third-party\/chess$/);
});

test('what is off is known, and not installed', () => {
  const plugins = read({ plugins: [{ id: 'chess', from: './chess', enabled: false }] }, { 'chess/plugin.ts': '' });
  expect(plugins.map((plugin) => plugin.id)).toEqual(['chess']);
  expect(installed(plugins)).toEqual([]);
});

test.each([
  ['{', /is not JSON/],
  [{}, /has no list "plugins"/],
  [{ plugins: [{ id: 'nowhere' }] }, /names the plugin "nowhere", but there is no .*plugin\.ts: remove the line/],
  [{ plugins: [{ id: 'Chess' }] }, /"Chess" is no plugin id/],
  [{ plugins: [{ id: 'chess', enable: false }] }, /has "enable"; known are/],
])('%j is refused with a sentence', (registry, sentence) => {
  expect(() => read(registry)).toThrow(sentence);
});

test('a plugin named twice is refused', () => {
  const line = { id: 'chess', from: './chess' };
  expect(() => read({ plugins: [line, line] }, { 'chess/plugin.ts': '' })).toThrow(/names the plugin "chess" twice/);
});
