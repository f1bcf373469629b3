// Core is small: a folder of it is used by the host or by at least half of the areas that are built (decision 0140). What
// fewer use goes to its owner, or stands here with the reason why it stays.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Folder → why it is core's although few areas import it. */
const reasons: Readonly<Record<string, string>> = {
  'core/server/consents': 'signing in asks which agreements are open',
  'core/server/figures': 'public pages of areas that do not require each other count what is opened',
  'core/server/notices': 'the host asks its endpoint, and whoever keeps notices contributes them',
  'core/server/notifications': 'the host shows them, and areas that come tell people by it',
  'core/server/outward': 'mail of core, and whoever asks a service whose address was set in a browser, goes by it',
  'core/server/sheets': 'import and export of tables, which nearly half of the areas use',
  'core/server/terms': 'sessions and classes of core are read by it',
  'core/server/zip': 'detection of files and sheets of core read archives',
  'core/ui/cards': 'public pages of areas that do not require each other show them',
  'core/ui/charts': 'areas that draw figures do not require each other',
  'core/ui/codes': 'sign-in, guardian links and corrections show them, whose areas do not require each other',
  'core/web/uploads': 'a service of the browser that outlives pages',
};

const root = new URL('../../../', import.meta.url).pathname;
const specifier = /(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|edutech\/)[^']+)'/g;

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Paths that the sources of a folder import, from the root. */
function importsIn(folder: string): { file: string; target: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => isSource(file) && !file.startsWith('generated/'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return [...readFileSync(join(root, file), 'utf8').matchAll(specifier)].map(([, said = '']) => ({
        file,
        target: said.startsWith('edutech/') ? said.slice('edutech/'.length) : normalize(join(dirname(file), said)),
      }));
    });
}

const folders = ['common', 'server', 'ui', 'web'].flatMap((side) =>
  readdirSync(join(root, 'core', side), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['messages', 'migrations', 'styles'].includes(entry.name))
    .map(({ name }) => `core/${side}/${name}`)
    .filter((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).some(isSource)),
);
/** Areas of the repository, whatever the registry of this run names. */
const developed = readdirSync(join(root, 'plugins')).filter((id) =>
  existsSync(join(root, 'plugins', id, 'server/index.ts')),
);
/** Half of the areas; with an odd number the smaller half. */
const half = Math.floor(developed.length / 2);
/** A reason may be there before the next areas come, which raise the half. */
const soon = 2;

/** Who uses a folder: areas by id, and `host`. */
const users = new Map(folders.map((folder) => [folder, new Set<string>()]));
for (const area of ['host', ...developed]) {
  for (const { target } of importsIn(area === 'host' ? 'host' : `plugins/${area}`)) {
    users.get(target.split('/').slice(0, 3).join('/'))?.add(area);
  }
}

const fewerThan = (most: number) =>
  folders.filter((folder) => {
    const by = users.get(folder)!;
    return !by.has('host') && by.size < most;
  });

test('every folder of core is used by the host or by half of the areas, or says why not', () => {
  expect(folders.length).toBeGreaterThan(40);
  expect(fewerThan(half).filter((folder) => !(folder in reasons))).toEqual([]);
});

test('no reason is left for a folder that needs none', () => {
  const few = fewerThan(half + soon);
  expect(Object.keys(reasons).filter((folder) => !few.includes(folder))).toEqual([]);
});
