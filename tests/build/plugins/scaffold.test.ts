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

let folder: string;
let registry: string;
let chess: string;
const make = (id: string) => run([id, '--title', '国际象棋', '--into', folder, '--registry', registry]);

// one plugin, at which all tests look
beforeAll(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'edutech-')));
  registry = path.join(folder, 'registry.json');
  chess = path.join(folder, 'chess');
  fs.writeFileSync(registry, JSON.stringify({ plugins: [] }));
  await make('chess');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the registry lists it last', async () => {
  await make('draughts');
  expect(readRegistry(registry).map((plugin) => plugin.id)).toEqual(['chess', 'draughts']);
});

test('its manifest evaluates, and both languages have every text that it names', async () => {
  const { manifests } = await evaluateContract(readRegistry(registry));
  const { 'zh-CN': chinese = {}, en = {} } = compileMessages(path.join(chess, 'messages'));
  for (const key of messageIdsIn(manifests.get('chess'))) {
    expect(chinese).toHaveProperty([key]);
    expect(en).toHaveProperty([key]);
  }
});

test('its migration has the name and the place that the platform expects', async () => {
  expect(fs.readdirSync(path.join(chess, 'server/migrations'))).toEqual([
    expect.stringMatching(/^\d{12}_entry__create\.sql$/),
  ]);
});

test('nothing is left to fill in', async () => {
  const names = fs.readdirSync(chess, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => path.extname(name))
    .map((name) => name + fs.readFileSync(path.join(chess, name), 'utf8'));
  expect(texts.filter((text) => /\{\{\w+\}\}/.test(text) && !text.includes('style={{'))).toEqual([]);
});

test('it compiles against the contract', async () => {
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const config = {
    extends: inRoot('tsconfig.json'),
    // what is remembered between two checks of the repository is not this one's
    compilerOptions: { paths: { 'edutech/*': [inRoot('*')] }, incremental: false, tsBuildInfoFile: null },
    include: [path.join(folder, 'chess')],
    exclude: [],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(inRoot('node_modules/.bin/tsc'), ['-p', folder], { cwd: folder, encoding: 'utf8' });
  // Mistakes elsewhere are the business of `check`.
  expect(stdout.split('\n').filter((line) => line.startsWith('chess/'))).toEqual([]);
});

test('its lines are formatted, whatever its name', async () => {
  const sources = fs.readdirSync(chess, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  // what it calls wrong it names, and then ends with 1
  const args = ['format', '--vcs-enabled=false', `--config-path=${inRoot('.')}`, ...sources];
  const { status, stdout, stderr } = spawnSync(inRoot('node_modules/.bin/biome'), args, {
    cwd: chess,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout + stderr).toContain(`${sources.length} files`);
});

test.each([
  ['chess', /has a plugin "chess" already/],
  ['Chess', /"Chess" cannot be an id/],
  ['core', /"core" cannot be an id/],
  ['', /Say what it is called/],
])('"%s" is refused with a sentence', async (id, sentence) => {
  await expect(make(id)).rejects.toThrow(sentence);
});
