// The help of pages: in both languages, whole, of pages that exist, and true to the names of controls.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMessages } from '../../../host/build/generate/messages.mjs';
import { installed } from '../../../host/generated/manifests';
import { helpOf, labelsIn } from '../../../host/web/help/page-help';

type Texts = Readonly<Record<string, string>>;
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;
const helped = installed.filter(({ folder }) => existsSync(join(folder, 'help')));

test('help is found where it is written', () => {
  const writing = ['guardian', 'organisation', 'work'];
  const ids = installed.map(({ manifest }) => manifest.id);
  expect(helped.map(({ manifest }) => manifest.id)).toEqual(
    expect.arrayContaining(ids.filter((id) => writing.includes(id))),
  );
});

describe.each(helped)('help of $manifest.id', ({ manifest, folder }) => {
  const [chinese, english] = ['zh-CN', 'en'].map((language) => read(join(folder, 'help', `${language}.json`))) as [
    Texts,
    Texts,
  ];
  const pages = [...new Set(Object.keys(chinese).map((key) => key.split('.')[2] ?? ''))];

  test('is the same in both languages, and names the same controls', () => {
    expect(() => compileMessages(join(folder, 'help'))).not.toThrow();
    const named = (texts: Texts) =>
      Object.entries(texts).map(([key, text]) => [key, [...new Set(labelsIn(text))].sort()] as const);
    expect(Object.fromEntries(named(english))).toEqual(Object.fromEntries(named(chinese)));
    expect(Object.entries(english).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test('is of pages that are developed, with a purpose and three to five steps', () => {
    const developed = Object.entries(manifest.routes ?? {})
      .filter(([, route]) => !('redirect' in route) && !route.undeveloped)
      .map(([id]) => id);
    expect(pages.filter((page) => !developed.includes(page))).toEqual([]);
    const read = pages.map((page) => helpOf(`${manifest.id}.${page}`, chinese));
    for (const help of read) expect([3, 4, 5]).toContain(help?.steps.length);
    const shown = read.flatMap((help) => [
      help!.purpose,
      ...help!.steps,
      ...help!.asked.flatMap(({ question, answer }) => [question, answer]),
    ]);
    expect(shown.sort()).toEqual(Object.keys(chinese).sort());
  });

  test('names controls by words that pages of the plugin show, without values to fill in', () => {
    const words = read(join(folder, 'messages/zh-CN.json'));
    const sources = sourcesOf(join(folder, 'web'));
    const isShown = (key: string) => {
      // the last word of a key may be put together: work.tab.${id}
      const family = key.slice(0, key.lastIndexOf('.') + 1);
      return sources.includes(`'${key}'`) || sources.includes(`\`${family}\${`);
    };
    const labels = Object.values(chinese).flatMap(labelsIn);
    expect(labels.filter((key) => !(key in words) || words[key]!.includes('{') || !isShown(key))).toEqual([]);
  });
});

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
