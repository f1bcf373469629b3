import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from 'edutech/core/common/permissions/people';
import { limitedSessions } from 'edutech/core/common/permissions/session-limit';
import { lessonActs, lessonStates } from 'edutech/plugins/air/model/states';
import { ownerActs, reviewActs } from 'edutech/plugins/library/kit/common/acts';
import { articleStates } from 'edutech/plugins/news/model/articles/states';
import { acts as articleActs } from 'edutech/plugins/news/model/articles/acts';
import { installed } from '../../../host/generated/manifests';
import { isWholeRegistry } from '../server/whole-registry';
import { actsInCode, type Parts } from './acts-in-code';

const root = new URL('../../../', import.meta.url).pathname;
const languages = ['zh-CN', 'en'] as const;
const ids = new Set(installed.map(({ manifest }) => manifest.id));

const partsOf: Parts = {
  'air.${input.act}Lesson': lessonActs.filter((act) => act !== 'edit'),
  'news.${input.act}': articleActs,
  'resource.${step}': [...ownerActs, ...reviewActs],
  'exam.${step}': 'submit return publish withdraw seal confirm release print view invite leave'.split(' '),
  'questions.${step}': [...ownerActs, ...reviewActs.filter((act) => act !== 'takeDown')],
  'portal.${input.change}Notice': ['remove', 'restore'],
  'portal.${input.change}Picture': ['remove', 'restore'],
  'organisation.export.${list}': 'schools classes layers subjects terms bureaus consents transfers approvals'.split(
    ' ',
  ),
};

const folders = [
  join(root, 'core/server'),
  join(root, 'host/server'),
  ...installed.map(({ folder }) => `${folder}/server`),
];
const found = actsInCode(folders.filter(existsSync), partsOf);
/** Core records acts of areas whose words come with their plugin: without it only the installed ones can be judged. */
const judged = [...found.acts].filter((act) => isWholeRegistry || ids.has(act.split('.', 1)[0]!));

const textsOf = (folder: string, language: string): Readonly<Record<string, string>> => {
  const file = join(folder, `messages/${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};
const serverTexts = (language: string) => ({
  ...textsOf(join(root, 'core/server'), language),
  ...Object.assign({}, ...installed.map(({ folder }) => textsOf(join(folder, 'server'), language))),
});

/** The messages that may name an act, as plugins/deployment/server/audit/words/act-words.ts looks for them. */
function keysOf(act: string): string[] {
  const [area = '', ...rest] = act.split('.');
  return [...(ids.has(area) ? [`${area}.audit.${rest.join('.')}`] : []), `core.audit.${act}`];
}

test('the acts that the code records can all be read from it', () => {
  expect(found.unknown).toEqual([]);
  if (isWholeRegistry) expect(found.acts.size).toBeGreaterThan(100);
});

test.each(languages)('every act that the code records has a word (%s)', (language) => {
  const texts = serverTexts(language);
  expect(judged.filter((act) => !keysOf(act).some((key) => key in texts)).sort()).toEqual([]);
});

test.each(languages)('every area and every kind of object in the audit log has a word (%s)', (language) => {
  const texts = serverTexts(language);
  const areas = new Set(judged.map((act) => act.split('.', 1)[0]!));
  const wanted = [
    ...[...areas].map((area) => `core.audit.area.${area}`),
    ...(isWholeRegistry ? [...found.objectKinds] : []).map((kind) => `core.audit.object.${kind}`),
  ];
  expect(wanted.filter((key) => !(key in texts)).sort()).toEqual([]);
});

test.each(languages)('a sentence names its thing once at most, and holds no code of the program (%s)', (language) => {
  const texts = serverTexts(language);
  const sentences = judged.map((act) => texts[keysOf(act).find((key) => key in texts)!]!);
  const isBad = (text: string) => {
    const [first = '', ...others] = text.split('{object}');
    return others.length > 1 || /[{}<>]|[a-z][A-Z]|\w\.\w/.test(first + others.join(''));
  };
  expect(sentences.filter(isBad)).toEqual([]);
});

test.each(languages)('every fact that a record holds has a word (%s)', (language) => {
  if (!isWholeRegistry) return;
  const texts = serverTexts(language);
  expect(found.facts.size).toBeGreaterThan(50);
  expect([...found.facts].filter((name) => !(`core.audit.fact.${name}` in texts)).sort()).toEqual([]);
});

/** Facts that are codes, and all that they may say. */
const codes: Readonly<Record<string, readonly string[]>> = {
  category: Object.keys(categories),
  limit: ['full', ...limitedSessions],
  from: [...articleStates, ...lessonStates],
  to: [...articleStates, ...lessonStates],
  format: ['xlsx', 'csv'],
};

test.each(languages)('every code among the facts has a word (%s)', (language) => {
  const texts = serverTexts(language);
  const wanted = Object.entries(codes).flatMap(([name, values]) =>
    values.map((value) => `core.audit.value.${name}.${value}`),
  );
  expect(wanted.filter((key) => !(key in texts))).toEqual([]);
});

test('no word stands for an act that is never recorded', () => {
  const known = new Set([...found.acts].flatMap(keysOf));
  const words = Object.keys(serverTexts('en')).filter(
    (key) =>
      /^\w+\.audit\./.test(key) &&
      !/^core\.audit\.(area|object|fact|value|word)\./.test(key) &&
      (isWholeRegistry || !key.startsWith('core.')),
  );
  expect(words.filter((key) => !known.has(key))).toEqual([]);
});

test('words are given to one act each, so that a search names what it finds', () => {
  for (const language of languages) {
    const texts = serverTexts(language);
    const words = [...found.acts].flatMap((act) => keysOf(act).flatMap((key) => texts[key] ?? []));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});
