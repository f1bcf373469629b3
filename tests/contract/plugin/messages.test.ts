import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMessages, messageIdsIn } from '../../../host/build/generate/messages.mjs';
import { installed } from '../../../host/generated/manifests';

const root = new URL('../../../', import.meta.url).pathname;

interface Owner {
  readonly id: string;
  readonly folder: string;
  readonly manifest?: unknown;
}
const owners: readonly Owner[] = [
  { id: 'core', folder: join(root, 'core') },
  // texts of what pages are built of, and those that the server alone says
  { id: 'core', folder: join(root, 'core/ui') },
  { id: 'core', folder: join(root, 'core/server') },
  { id: 'host', folder: join(root, 'host') },
  // what is said around help, which comes with it
  { id: 'host', folder: join(root, 'host/web/help') },
  ...installed.map(({ manifest, folder }) => ({ id: manifest.id, folder, manifest })),
  ...installed.flatMap(({ manifest: { id }, folder }) =>
    ['server', 'kit/ui'].flatMap((part) =>
      existsSync(join(folder, part, 'messages')) ? [{ id, folder: join(folder, part) }] : [],
    ),
  ),
];

const languages = ['zh-CN', 'en'] as const;
/** How schools write their classes into their own sheets: the examples are written the same way in every language. */
const quotesSheets = [
  'organisation.rosters.explain.class',
  'organisation.rosters.explain.staffClass',
  'dictionary.add.example.zh',
  'dictionary.add.example.en',
];
/** An action is called in its message as the specification's code calls it, with hyphens for underscores. */
const actionShape = /^core\.action(\.[a-z]+(-[a-z]+)*)$/;
type Texts = Readonly<Record<string, string>>;
const textsOf = ({ folder }: Owner, language: (typeof languages)[number]) =>
  JSON.parse(readFileSync(join(folder, `messages/${language}.json`), 'utf8')) as Texts;

const everyKey = new Set(owners.flatMap((owner) => Object.keys(textsOf(owner, 'zh-CN'))));

test('no key stands for two texts', () => {
  const keys = owners.flatMap((owner) => Object.keys(textsOf(owner, 'zh-CN')).map((key) => ({ key, owner })));
  const twice = [...Map.groupBy(keys, ({ key }) => key)].filter(([, found]) => found.length > 1);
  expect(twice.map(([key]) => key)).toEqual([]);
});

describe.each(owners)('the texts of "$id"', (owner) => {
  const [chinese, english] = [textsOf(owner, 'zh-CN'), textsOf(owner, 'en')];

  test('are the same in both languages, with the same placeholders', () => {
    expect(() => compileMessages(join(owner.folder, 'messages'))).not.toThrow();
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });

  test('are called by the name of their owner', () => {
    // words as code writes them; the last may be one of the specification's numbers (a role type, a sex)
    const shape = new RegExp(`^${owner.id}(\\.[a-z][A-Za-z0-9]*)+(\\.\\d+)?$`);
    expect(Object.keys(chinese).filter((key) => !shape.test(key) && !actionShape.test(key))).toEqual([]);
  });

  test('say something, English ones in English', () => {
    const empty = ([, text]: [string, string]) => text.trim() === '';
    expect([...Object.entries(chinese), ...Object.entries(english)].filter(empty)).toEqual([]);
    const isForeign = ([key, text]: [string, string]) => !quotesSheets.includes(key) && /\p{Script=Han}/u.test(text);
    expect(Object.entries(english).filter(isForeign)).toEqual([]);
  });

  test('are there for everything that the manifest names', () => {
    expect(messageIdsIn(owner.manifest ?? null).filter((key) => !everyKey.has(key))).toEqual([]);
  });

  test('are there for everything that the sources name', () => {
    const lost = sourcesOf(owner).flatMap(({ file, text }) =>
      namedIn(text)
        .filter((key) => !everyKey.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(lost).toEqual([]);
  });
});

/** Written keys where a text is said or an error thrown; those put together from parts are not seen here. */
function namedIn(source: string): string[] {
  const calls = source.matchAll(/\b(?:t|AppError|invalid|notFound|forbidden|conflict)\(([^(),]*)/g);
  // one of two: t(entry ? 'chess.edit' : 'chess.add')
  return [...calls].flatMap(([, first = '']) =>
    [...first.matchAll(/'(\w+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => key),
  );
}

function sourcesOf({ folder }: Owner): { file: string; text: string }[] {
  const skipped = /(^|\/)(generated|build|media|make|node_modules)\/|\.test\.tsx?$/;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !skipped.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
