import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleTitle } from 'edutech/core/server/registry/module-title';
import { installed } from '../../../host/generated/manifests';

const root = new URL('../../../', import.meta.url).pathname;
const languages = ['zh-CN', 'en'] as const;
const textsIn = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(folder, `messages/${language}.json`), 'utf8')) as Readonly<Record<string, string>>;

const every = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.assign(
      {},
      textsIn(join(root, 'core/server'), language),
      ...installed.map((one) => textsIn(one.folder, language)),
    ),
  ]),
) as Record<(typeof languages)[number], Readonly<Record<string, string>>>;

/** A name of the code shown as it is written: `chess_tea`, `chess.list`, `moduleOn`. */
const isCodeName = (text: string) => /^[a-z]+([_.][a-z_.]+|[A-Z]\w*)?$/.test(text.trim());

describe.each(languages)('whoever reads the registry in %s', (language) => {
  const texts = every[language];
  const titleOf = (key: string) => texts[key] ?? '';
  const isPlain = (key: string) => titleOf(key).trim() !== '' && !isCodeName(titleOf(key));

  test('is told in plain words what every module is', () => {
    const unnamed = installed.filter(({ manifest }) => isCodeName(moduleTitle(manifest, titleOf) || manifest.id));
    expect(unnamed.map(({ manifest }) => manifest.id)).toEqual([]);
    const entries = installed.flatMap(({ manifest }) => (manifest.modules ?? []).map(({ title }) => title));
    expect(entries.filter((key) => !isPlain(key))).toEqual([]);
  });

  test('is told in plain words what every permission code opens', () => {
    const codes = installed.flatMap(({ manifest }) => Object.entries(manifest.permissions ?? {}));
    expect(codes.filter(([, { title }]) => !isPlain(title)).map(([code]) => code)).toEqual([]);
  });

  test('is told in plain words what every action of a code allows', () => {
    const actions = new Set(
      // a module from outside may call its actions as it likes: they are shown by their names
      installed
        .filter(({ folder }) => folder.startsWith(root))
        .flatMap(({ manifest }) => Object.values(manifest.permissions ?? {}).flatMap(({ actions = [] }) => actions)),
    );
    expect([...actions].filter((action) => !isPlain(`core.action.${action.replaceAll('_', '-')}`))).toEqual([]);
  });

  test('can tell the codes of one module apart', () => {
    const twice = installed.flatMap(({ manifest }) => {
      const titles = Object.values(manifest.permissions ?? {}).map(({ title }) => titleOf(title));
      return titles.filter((title, at) => titles.indexOf(title) !== at);
    });
    expect(twice).toEqual([]);
  });
});
