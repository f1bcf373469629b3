import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import type { PluginManifest } from '../../common/plugin';
import { resolvePlugins } from './resolve-plugins';

const built = (manifest: PluginManifest, options = {}) => ({ manifest, folder: `/plugins/${manifest.id}`, options });
const textbook = built({ id: 'textbook' });
const work = built({
  id: 'work',
  requires: ['textbook'],
  options: Type.Object({ maxFileMb: Type.Number({ default: 1024 }) }),
});
const ids = (plugins: readonly { manifest: PluginManifest }[]) => plugins.map(({ manifest }) => manifest.id);

describe('the plugins of a deployment', () => {
  test('stand in the order of the registry, and required ones are set up first', () => {
    const resolved = resolvePlugins([work, textbook], {});
    expect(ids(resolved.inNavigation)).toEqual(['work', 'textbook']);
    expect(ids(resolved.inDependency)).toEqual(['textbook', 'work']);
  });

  test('can be put into another order by a city', () => {
    const resolved = resolvePlugins([work, textbook], { plugins: { textbook: { order: -1 } } });
    expect(ids(resolved.inNavigation)).toEqual(['textbook', 'work']);
  });

  test('get defaults for options that nobody set', () => {
    expect(resolvePlugins([work, textbook], {}).inNavigation[0]?.options).toEqual({ maxFileMb: 1024 });
  });

  test('take the city’s option before the registry’s', () => {
    const resolved = resolvePlugins([built(work.manifest, { maxFileMb: 5 }), textbook], {
      plugins: { work: { options: { maxFileMb: 7 } } },
    });
    expect(resolved.inNavigation[0]?.options).toEqual({ maxFileMb: 7 });
  });

  test.each([
    ['an unknown plugin', { chess: { enabled: false } }, /"chess" that is not installed/],
    ['an unknown option', { work: { options: { colour: 1 } } }, /no option "colour": it knows maxFileMb/],
    ['an option of a plugin without any', { textbook: { options: { colour: 1 } } }, /no option "colour": it has none/],
    ['a wrong value', { work: { options: { maxFileMb: 'big' } } }, /maxFileMb must be number/],
    ['a required plugin that is off', { textbook: { enabled: false } }, /requires "textbook", which is off or missing/],
  ])('are refused with a sentence for %s', (_, plugins, sentence) => {
    expect(() => resolvePlugins([work, textbook], { plugins })).toThrow(sentence);
  });

  test('are refused when they require each other', () => {
    const circle = [built({ id: 'a', requires: ['b'] }), built({ id: 'b', requires: ['a'] })];
    expect(() => resolvePlugins(circle, {})).toThrow('a → b → a');
  });
});
