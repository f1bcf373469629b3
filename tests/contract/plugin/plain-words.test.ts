import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { moduleTitle } from 'edutech/core/server/registry/module-title';
import { compileMessages } from '../../../host/build/generate/messages.mjs';
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

/** Words that English texts do not have, each with what they say instead. */
const refused: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bpupils?\b/i, 'student'],
  [/\b(layer|layered)s?\b/i, 'tier'],
  [/\bfilms?\b/i, 'video'],
  [/\buser names?\b/i, 'username'],
  [/\bsign(s|ed|ing)?[ -](in|out)\b/i, 'log in, log out'],
  [/\bhand(s|ed|ing)? (\w+ )?in\b/i, 'submit'],
  [/\banew\b/i, 'again, re-mark'],
  [/\breckon\w*/i, 'calculate'],
  [/\b(set|sets|setting) (\w+ )?right\b/i, 'correct, correction round'],
  [/\bmend(s|ed|ing)?\b/i, 'correct'],
  [/\b(take|takes|took|taken|taking) (\w+ )?back\b/i, 'withdraw, undo'],
  [/\b(bring|brings|brought) (\w+ )?back\b/i, 'restore'],
  [/\bthaw(s|ed|ing)?\b/i, 'unfreeze'],
  [/\btold\b/i, 'notify'],
  [/\b(stands|stood|standing)\b/i, 'is, appears'],
  [/\bcounts? for\b/i, 'is valid for'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bwhoever\b/i, 'the people who'],
  [/\bof which\b/i, 'a sentence of its own'],
  [/\bthere is no such\b/i, 'was not found'],
  // an audit is what the log records; resources and questions are reviewed
  [/\baudit(s|ed|ing|ors?)?\b(?! (log|chain|sealing|records?|administrators?)\b)/i, 'review'],
];

/** What a reader sees of a message, all its forms one after the other: no name of a placeholder. */
function wordsOf(tree: readonly MessageFormatElement[]): string {
  const partOf = (part: MessageFormatElement): string => {
    if (part.type === TYPE.literal) return part.value;
    if (part.type === TYPE.tag) return wordsOf(part.children);
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return '…';
    return Object.values(part.options)
      .map(({ value }) => wordsOf(value))
      .join(' / ');
  };
  return tree.map(partOf).join('');
}

const folders = [
  ...['core', 'core/ui', 'core/server', 'host'].map((folder) => join(root, folder)),
  // a module from outside chooses its own words
  ...installed
    .filter(({ folder }) => folder.startsWith(root))
    .flatMap(({ folder }) => [folder, join(folder, 'server'), join(folder, 'kit/ui')]),
];

test('English texts have the words of the glossary', () => {
  const texts = folders.flatMap((folder) => Object.entries(compileMessages(join(folder, 'messages'))['en'] ?? {}));
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap(([key, tree]) => {
    const words = wordsOf(tree);
    return refused
      .filter(([word]) => word.test(words))
      .map(([word, instead]) => `${key}: ${word.exec(words)?.[0]} → ${instead}: ${words}`);
  });
  expect(found).toEqual([]);
});
