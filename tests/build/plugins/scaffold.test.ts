// `node build.mjs new <id>` writes a plugin that is whole: it evaluates, speaks both languages, compiles, and is formatted.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../host/build/commands/scaffold.mjs';
import { compileMessages, messageIdsIn } from '../../../host/build/generate/messages.mjs';
import { inRoot } from '../../../host/build/paths.mjs';
import { evaluateContract } from '../../../host/build/plugins/contract.mjs';
import { readRegistry } from '../../../host/build/plugins/registry.mjs';
import { labelsNobodySees, pagesWithoutHelp } from '../../support/help/menu-help';

let folder: string;
let registry: string;
let chess: string;
const make = (id: string, ...more: string[]) =>
  run([id, '--title', '国际象棋', '--into', folder, '--registry', registry, ...more]);
/** A plugin of each kind besides the plain one, called by it. */
const kinds = ['list', 'library', 'report', 'player'];
const made = ['chess', ...kinds.map((kind) => `chess${kind}`)];

// one plugin of each kind, at which all tests look
beforeAll(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'edutech-')));
  registry = path.join(folder, 'registry.json');
  chess = path.join(folder, 'chess');
  fs.writeFileSync(registry, JSON.stringify({ plugins: [] }));
  await make('chess');
  for (const kind of kinds) await make(`chess${kind}`, '--kind', kind);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the registry lists it last', () => {
  expect(readRegistry(registry).map((plugin) => plugin.id)).toEqual(made);
});

test('each manifest evaluates, and both languages have every text that it names', async () => {
  const { manifests } = await evaluateContract(readRegistry(registry));
  for (const id of made) {
    const { 'zh-CN': chinese = {}, en = {} } = compileMessages(path.join(folder, id, 'messages'));
    for (const key of messageIdsIn(manifests.get(id))) {
      expect(chinese).toHaveProperty([key]);
      expect(en).toHaveProperty([key]);
    }
  }
});

test('each kind begins with help for its pages, which names what they show', async () => {
  const { manifests } = await evaluateContract(readRegistry(registry));
  for (const id of made) {
    expect(pagesWithoutHelp(manifests.get(id)!, path.join(folder, id))).toEqual([]);
    expect(labelsNobodySees(path.join(folder, id))).toEqual([]);
    expect(() => compileMessages(path.join(folder, id, 'help'))).not.toThrow();
  }
});

test('its migration has the name and the place that the platform expects', async () => {
  expect(fs.readdirSync(path.join(chess, 'server/migrations'))).toEqual([
    expect.stringMatching(/^\d{12}_entry__create\.sql$/),
  ]);
});

/** Files of all kinds, relative to the folder. */
const filesOf = (isWanted: (name: string) => boolean) =>
  made.flatMap((id) =>
    fs
      .readdirSync(path.join(folder, id), { recursive: true, encoding: 'utf8' })
      .filter(isWanted)
      .map((name) => path.join(id, name)),
  );

test('a library of its own is at most 250 lines of code, besides its demo rows', () => {
  const code = filesOf((name) => /\.tsx?$/.test(name) && !name.endsWith('server/demo.ts')).filter((name) =>
    /^chesslibrary\/(?!tests\/)/.test(name),
  );
  expect(code.length).toBeGreaterThan(8);
  const lines = code.flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(250);
});

test('nothing is left to fill in', () => {
  const texts = filesOf((name) => path.extname(name) !== '').map(
    (name) => name + fs.readFileSync(path.join(folder, name), 'utf8'),
  );
  expect(texts.filter((text) => /\{\{\w+\}\}/.test(text) && !text.includes('style={{'))).toEqual([]);
});

test('each kind compiles against the contract', async () => {
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const config = {
    extends: inRoot('tsconfig.json'),
    // what is remembered between two checks of the repository is not this one's
    compilerOptions: { paths: { 'edutech/*': [inRoot('*')] }, incremental: false, tsBuildInfoFile: null },
    include: [...made.map((id) => path.join(folder, id)), inRoot('**/*.d.ts')],
    exclude: [],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(inRoot('node_modules/.bin/tsc'), ['-p', folder], { cwd: folder, encoding: 'utf8' });
  // Mistakes elsewhere are the business of `check`.
  expect(stdout.split('\n').filter((line) => line.startsWith('chess'))).toEqual([]);
});

test('lint finds nothing in any kind', () => {
  // the rules of plugins are those of the folder `plugins`
  const there = path.join(folder, 'linted/plugins');
  fs.mkdirSync(path.dirname(there), { recursive: true });
  for (const id of made) fs.cpSync(path.join(folder, id), path.join(there, id), { recursive: true });
  fs.copyFileSync(inRoot('.oxlintrc.json'), path.join(folder, 'linted/.oxlintrc.json'));
  const { status, stdout } = spawnSync(inRoot('node_modules/.bin/oxlint'), ['plugins'], {
    cwd: path.join(folder, 'linted'),
    encoding: 'utf8',
  });
  expect(stdout).toContain('Found 0 warnings and 0 errors');
  expect(status).toBe(0);
});

test('their lines are formatted, whatever their names', async () => {
  const sources = filesOf((name) => /\.tsx?$/.test(name));
  // what it calls wrong it names, and then ends with 1
  const args = ['format', '--vcs-enabled=false', `--config-path=${inRoot('.')}`, ...sources];
  const { status, stdout, stderr } = spawnSync(inRoot('node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout + stderr).toContain(`${sources.length} files`);
});

test('a kind that nobody knows is refused with a sentence', async () => {
  await expect(make('draughts', '--kind', 'board')).rejects.toThrow(/"board" is no kind: one of plain, list/);
});

test.each([
  ['chess', /has a plugin "chess" already/],
  ['Chess', /"Chess" cannot be an id/],
  ['core', /"core" cannot be an id/],
  ['', /Say what it is called/],
])('"%s" is refused with a sentence', async (id, sentence) => {
  await expect(make(id)).rejects.toThrow(sentence);
});
