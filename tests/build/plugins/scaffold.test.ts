// `node build.mjs new <id>` writes a plugin that is whole: it evaluates, speaks both languages, compiles, and is formatted.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../host/build/commands/scaffold.mjs';
import { compileMessages, messageIdsIn } from '../../../host/build/generate/messages.mjs';
import { inRoot } from '../../../host/build/paths.mjs';
import { evaluateContract } from '../../../host/build/plugins/contract.mjs';
import { readRegistry } from '../../../host/build/plugins/registry.mjs';
import { folderWith } from '../folders';

async function scaffold(plugins: unknown[] = []) {
  const folder = folderWith({ 'registry.json': JSON.stringify({ plugins }) });
  const registry = path.join(folder, 'registry.json');
  const make = (id: string) => run([id, '--title', '国际象棋', '--into', folder, '--registry', registry]);
  await make('chess');
  return { folder, registry, chess: path.join(folder, 'chess'), make };
}

test('the registry lists it last', async () => {
  const { registry, make } = await scaffold();
  await make('draughts');
  expect(readRegistry(registry).map((plugin) => plugin.id)).toEqual(['chess', 'draughts']);
});

test('its manifest evaluates, and both languages have every text that it names', async () => {
  const { registry, chess } = await scaffold();
  const { manifests } = await evaluateContract(readRegistry(registry));
  const { 'zh-CN': chinese = {}, en = {} } = compileMessages(path.join(chess, 'messages'));
  for (const key of messageIdsIn(manifests.get('chess'))) {
    expect(chinese).toHaveProperty([key]);
    expect(en).toHaveProperty([key]);
  }
});

test('its migration has the name and the place that the platform expects', async () => {
  const { chess } = await scaffold();
  expect(fs.readdirSync(path.join(chess, 'server/migrations'))).toEqual([
    expect.stringMatching(/^\d{12}_entry__create\.sql$/),
  ]);
});

test('nothing is left to fill in', async () => {
  const { chess } = await scaffold();
  const names = fs.readdirSync(chess, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => path.extname(name))
    .map((name) => name + fs.readFileSync(path.join(chess, name), 'utf8'));
  expect(texts.filter((text) => /\{\{\w+\}\}/.test(text) && !text.includes('style={{'))).toEqual([]);
});

test('it compiles against the contract', async () => {
  const { folder } = await scaffold();
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const config = {
    extends: inRoot('tsconfig.json'),
    compilerOptions: { paths: { 'edutech/*': [inRoot('*')] } },
    include: [path.join(folder, 'chess')],
    exclude: [],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(inRoot('node_modules/.bin/tsc'), ['-p', folder], { cwd: folder, encoding: 'utf8' });
  // Mistakes elsewhere are the business of `check`.
  expect(stdout.split('\n').filter((line) => line.startsWith('chess/'))).toEqual([]);
});

test('its lines are formatted, whatever its name', async () => {
  const { chess } = await scaffold();
  for (const name of fs
    .readdirSync(chess, { recursive: true, encoding: 'utf8' })
    .filter((each) => /\.tsx?$/.test(each))) {
    const input = fs.readFileSync(path.join(chess, name), 'utf8');
    const args = ['format', `--stdin-file-path=${inRoot('plugins', path.basename(name))}`];
    const { stdout } = spawnSync(inRoot('node_modules/.bin/biome'), args, {
      cwd: inRoot('.'),
      input,
      encoding: 'utf8',
    });
    expect(input, name).toBe(stdout);
  }
});

test.each([
  ['chess', /has a plugin "chess" already/],
  ['Chess', /"Chess" cannot be an id/],
  ['core', /"core" cannot be an id/],
  ['', /Say what it is called/],
])('"%s" is refused with a sentence', async (id, sentence) => {
  const { make } = await scaffold();
  await expect(make(id)).rejects.toThrow(sentence);
});
