// The path of a page stands once, in its plugin's manifest. Links take it as a value (routes.ts), so that a page that is
// gone does not compile, and one of a plugin that is off is not linked.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { frontPath } from '../../../core/common/front';
import { isRedirect } from '../../../core/common/plugin';
import { installed } from '../../../host/generated/manifests';

const root = new URL('../../../', import.meta.url).pathname;

/** What names the path of a page of some plugin, and is no link. */
const exceptions: Readonly<Record<string, { readonly plugin: string; readonly why: string }>> = {
  'core/common/front.ts': { plugin: 'portal', why: 'core names the front page, which the host has without a portal' },
  'core/common/organisation/agreement.ts': { plugin: 'account', why: 'core names the page that its guard opens' },
  'core/common/security/account-card.ts': { plugin: 'account', why: 'printed cards stay valid' },
  'core/common/live/live-protocol.ts': { plugin: 'live', why: 'the socket of live messages, no page' },
};

/** Demo content links as editors and bureaus do. */
const isContent = (file: string) => /\/server\/(\w+\/)*(demo\/|demo\.ts$|[\w-]+\.demo\.ts$)/.test(file);
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !/(^|\/)(plugin\.ts|fixtures\/.*)$/.test(file);

function sourcesOf(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, file: relative(root, join(folder, name)) }))
    .filter(({ file }) => isSource(file) && !isContent(file) && !file.startsWith('host/generated/'))
    .map(({ name, file }) => ({ file, text: readFileSync(join(folder, name), 'utf8') }));
}

const sources = ['core', 'host'].map((name) => join(root, name)).concat(installed.map(({ folder }) => folder));
const everySource = sources.flatMap(sourcesOf);
const withoutRemarks = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** `/admin/rosters/:id` as sources would write it: `/admin/rosters/${id}` or `/admin/rosters/new`. */
const written = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/?#]+' : literally(part)))
    .join('/');
/** Whole strings, with or without a query. The root, `/`, is where every address begins. */
const naming = (paths: readonly string[]) =>
  new RegExp(
    `['"\`](?:${paths
      .filter((path) => path !== '/')
      .map(written)
      .join('|')})(?:[?#][^'"\`]*)?['"\`]`,
    'g',
  );
const every = naming(installed.flatMap(({ manifest }) => Object.values(manifest.routes ?? {}).map(({ path }) => path)));
/** Endpoints have paths, too, some of them the same. */
const withoutCalls = (file: string, text: string) =>
  /(^|\/)api(\.ts$|\/)/.test(file) ? text.replace(/^ {2}path: .*$/gm, '') : text;

test('no source writes the path of a page', () => {
  expect(everySource.length).toBeGreaterThan(500);
  const found = everySource.flatMap(({ file, text }) =>
    [...withoutCalls(file, withoutRemarks(text)).matchAll(every)].map(([literal]) => ({ file, literal })),
  );
  const wrong = found.filter(({ file }) => !(file in exceptions));
  expect(wrong.map(({ file, literal }) => `${file}: ${literal}`)).toEqual([]);
  // an exception that holds for nothing any more is removed
  const isInstalled = (plugin: string) => installed.some(({ manifest }) => manifest.id === plugin);
  const unused = Object.keys(exceptions).filter(
    (file) => isInstalled(exceptions[file]!.plugin) && !found.some((one) => one.file === file),
  );
  expect(unused).toEqual([]);
});

test('paths are known from other texts', () => {
  const named = naming(['/', '/work/list', '/work/create', '/admin/rosters/:id']);
  const written = `to: '/work/list' | \`/work/create?from=\${from}\` | \`/admin/rosters/\${id}\``.split(' | ');
  expect(written.map((sample) => sample.match(named)?.length)).toEqual([1, 1, 1]);
  expect("'/work/lists' '/api/work/list' 'work/list' '/'".match(named)).toBeNull();
});

/** The address of a plugin that may be off, taken without asking who runs. */
const careless = (alias: string) => new RegExp(`\\b${alias}(?:\\.\\w+|\\[[^\\]]+\\])\\.(?:to\\(|path\\b)`);

test('addresses of a plugin that may be off are asked for with who runs', () => {
  const wrong = everySource.flatMap(({ file, text }) => {
    const own = installed.find(({ folder }) => !relative(folder, join(root, file)).startsWith('..'))?.manifest;
    return [...text.matchAll(/\broutes as (\w+) \} from 'edutech\/plugins\/(\w+)\/routes'/g)]
      .filter(([, alias = '', other = '']) => !own?.requires?.includes(other) && careless(alias).test(text))
      .map(([line]) => `${file}: ${line}`);
  });
  expect(wrong).toEqual([]);
  expect(
    ['work.list.to()', 'work[name].to({ id })', 'work.list.path'].every((text) => careless('work').test(text)),
  ).toBe(true);
  expect(careless('work').test('work.list.ifOn(deployment)')).toBe(false);
});

test.each(installed.map(({ manifest }) => ({ id: manifest.id, manifest })))(
  'what "$id" declares leads to its own pages and to those of plugins that it names',
  ({ manifest }) => {
    const reached = [manifest.id, ...(manifest.requires ?? []), ...(manifest.optional ?? [])];
    const pages = installed
      .filter((one) => reached.includes(one.manifest.id))
      .flatMap((one) => Object.values(one.manifest.routes ?? {}).map(({ path }) => path));
    const led = [
      ...Object.values(manifest.routes ?? {}).flatMap((route) => (isRedirect(route) ? [route.redirect] : [])),
      ...(manifest.landing ?? []).flatMap(({ then }) => [then.to, then.otherwise?.to]),
      // a block with a root names a call
      ...(manifest.blocks ?? []).flatMap(({ data = {} }) => ('root' in data ? [] : [data['path']])),
    ].filter((address): address is string => typeof address === 'string' && address.startsWith('/'));
    const lost = led.filter((address) => ![frontPath, ...pages].includes(address.replace(/[?#].*$/, '')));
    expect(lost).toEqual([]);
  },
);
