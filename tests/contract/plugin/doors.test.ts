// A plugin has two doors: api.ts with routes.ts beside it, for who requires it or does without it, and kit/, for who requires
// it. In sources, so that server halves are seen too; what browsers are sent is looked at by tests/build/product/imports.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installed } from '../../../host/generated/manifests';

interface Passage {
  readonly by: string;
  readonly file: string;
  readonly other: string;
  /** `api`, `kit/ui/…`: the path inside the other plugin. */
  readonly door: string;
}

const imports = /(?:from|import)\s*\(?\s*'edutech\/plugins\/(\w+)\/([^']+)'/g;

const root = new URL('../../../plugins/', import.meta.url).pathname;
/** Areas of the repository, and those from elsewhere that the registry names. */
const areas = new Map([
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(root, name)] as const),
  ...installed.map(({ manifest: { id }, folder }) => [id, folder] as const),
]);

const passages: readonly Passage[] = [...areas].flatMap(([id, folder]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(imports)].map(([, other = '', door = '']) => ({
        by: id,
        file,
        other,
        door,
      })),
    ),
);

const written = (list: readonly Passage[]) =>
  list.map(({ by, file, other, door }) => `plugins/${by}/${file} → plugins/${other}/${door}`);
const manifestOf = new Map(installed.map(({ manifest }) => [manifest.id, manifest]));

test('plugins reach each other through api.ts, routes.ts and kit only', () => {
  expect(passages.length).toBeGreaterThan(100);
  expect(written(passages.filter(({ door }) => !/^(api$|routes$|kit\/(common|ui|server)\/)/.test(door)))).toEqual([]);
});

test('a kit is imported by those that require its plugin, and by nobody else', () => {
  const wrong = passages.filter(
    ({ by, other, door }) =>
      door.startsWith('kit/') && manifestOf.has(by) && !manifestOf.get(by)?.requires?.includes(other),
  );
  expect(written(wrong)).toEqual([]);
});

test('an api is, or addresses are, imported by those that name its plugin in their manifest', () => {
  const wrong = passages.filter(({ by, other }) => {
    const { requires = [], optional = [] } = manifestOf.get(by) ?? {};
    return manifestOf.has(by) && by !== other && ![...requires, ...optional].includes(other);
  });
  expect(written(wrong)).toEqual([]);
});
