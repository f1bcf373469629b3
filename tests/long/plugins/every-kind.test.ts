// What `new` writes in another folder passes check, its own tests, and the contract suite beside all of ours.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const kinds = ['plain', 'list', 'library', 'report', 'player'];
let elsewhere: string;
let registry: string;

beforeAll(async () => {
  elsewhere = await realpath(await mkdtemp(join(tmpdir(), 'edutech-kinds-')));
  registry = join(elsewhere, 'registry.json');
  await copyFile(join(root, 'registry.json'), registry);
  for (const kind of kinds) await build('new', `kind${kind}`, '--kind', kind, '--into', elsewhere);
});
afterAll(() => rm(elsewhere, { recursive: true, force: true }));

/** A command of the repository, with the registry that has all kinds and a build of its own. */
async function build(...args: readonly string[]) {
  const cache = join(root, 'node_modules/.cache/edutech/kinds');
  const env = { ...process.env, EDUTECH_DIST: join(cache, 'dist'), EDUTECH_GENERATED: join(cache, 'generated') };
  const child = spawn(process.execPath, ['build.mjs', ...args, '--registry', registry], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  await once(child, 'exit');
  expect(child.exitCode, output.slice(-6000)).toBe(0);
  return output;
}

test.each(kinds)(
  'of kind %s',
  async (kind) => {
    await build('check', join(elsewhere, `kind${kind}`));
    const said = await build('test', '--plugin', `kind${kind}`);
    expect(said).toMatch(/^\d+ passed, 0 failed/m);
  },
  900_000,
);
