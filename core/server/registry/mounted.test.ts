import { expect, test } from 'vitest';
import type { PluginManifest } from '../../common/plugin';
import { mountedAlone } from './mounted';
import { resolvePlugins } from './resolve-plugins';

const built = (...manifests: PluginManifest[]) => manifests.map((manifest) => ({ manifest, folder: '', options: {} }));
const plugins = resolvePlugins(
  built(
    { id: 'portal' },
    { id: 'famous', mount: '/famous', requires: ['courses'] },
    { id: 'courses', requires: ['books'] },
    { id: 'books' },
    { id: 'special', mount: '/special' },
  ),
  {},
);

test('a sub-application alone runs with what it requires, and with nothing else', () => {
  const { inNavigation, inDependency } = mountedAlone(plugins, 'famous');
  expect(inNavigation.map(({ manifest }) => manifest.id)).toEqual(['famous', 'courses', 'books']);
  expect(inDependency.map(({ manifest }) => manifest.id)).toEqual(['books', 'courses', 'famous']);
});

test('what is no sub-application refuses the start and names those that are', () => {
  for (const id of ['portal', 'famuos']) {
    expect(() => mountedAlone(plugins, id)).toThrow(
      `EDUTECH_MOUNT names "${id}", which is no sub-application that runs here: choose famous, special, or leave it out.`,
    );
  }
});
