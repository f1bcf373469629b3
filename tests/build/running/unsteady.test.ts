// What a run says of test files that fail: by chance, always, before they are loaded, or with their worker.
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  describe,
  type FileRecord,
  runWithSecondTry,
  tallyOf,
} from '../../../host/build/commands/testing/second-try.mjs';
import { runVitest } from '../../../host/build/commands/testing/vitest.mjs';
import { inRoot } from '../../../host/build/paths.mjs';
import { folderWith } from '../folders';

const head = `
  import fs from 'node:fs';
  import { beforeAll, expect, test } from '${inRoot('node_modules/vitest/dist/index.js')}';
  const isFirstTry = !fs.existsSync(import.meta.filename + '.tried');
  fs.writeFileSync(import.meta.filename + '.tried', '');`;

/** What a file is like; each has a test that passes beside what is wrong. */
const kinds = {
  steady: `test('is well', () => {});`,
  chance: `test('is well', () => {}); test('by chance', () => { console.log('a word'); expect(isFirstTry).toBe(false); });`,
  broken: `test('is well', () => {}); test('never', () => expect(1).toBe(2));`,
  unloaded: `if (isFirstTry) throw new Error('not loaded'); test('is well', () => {});`,
  hook: `beforeAll(() => expect(isFirstTry).toBe(false)); test('is well', () => {});`,
  outside: `test('is well', async () => {
    if (isFirstTry) setTimeout(() => { throw new Error('nobody waited'); }, 1);
    await new Promise((done) => setTimeout(done, 50));
  });`,
  dying: `test('is well', () => { if (isFirstTry) { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); } });`,
  dead: `test('is well', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });`,
  later: `test('is well', () => { if (isFirstTry) throw new Error('at once'); return new Promise(() => {}); }, 60_000);`,
  stalling: `test('is well', () => new Promise(() => {}), 60_000);`,
} as const;

/** Runs so many files of each kind in a folder of their own, all in one worker. */
async function runOf(counts: Partial<Record<keyof typeof kinds, number>>, { again = true } = {}) {
  const files: Record<string, string> = {
    'vitest.config.mjs':
      'export default { test: { pool: "forks", isolate: false, maxWorkers: 1, include: ["*.test.mjs"] } };',
    'stall.mjs': `import Stall from '${inRoot('tests/support/running/stall-reporter.mjs')}';
      export default class extends Stall { constructor() { super({ patience: 2_000 }); } }`,
  };
  for (const [kind, count] of Object.entries(counts))
    for (let at = 0; at < count; at++)
      files[`${kind}-${at}.test.mjs`] = `${head}\n${kinds[kind as keyof typeof kinds]}`;
  const folder = folderWith(files);
  const args = ['--root', folder, '--config', path.join(folder, 'vitest.config.mjs'), '--silent'];
  args.push(`--reporter=${path.join(folder, 'stall.mjs')}`);
  const run = await runWithSecondTry(
    (some) => runVitest([...args, ...(some ?? []).map(({ file }) => path.join(folder, file))], { cwd: folder }),
    { again },
  );
  return { run, said: describe(run), tally: tallyOf(run) };
}

test('files that pass when they are run once more are named with what they said, and their tests have passed', async () => {
  const { said, tally } = await runOf({ steady: 1, chance: 1, unloaded: 1, hook: 1, outside: 1 });
  expect(tally).toEqual({ passed: 6, failed: 0, skipped: 0 });
  expect(said).toContain('Unsteady, passed only when run once more (4)');
  expect(said).toContain('chance-0.test.mjs\n    by chance\n    AssertionError: expected true to be false');
  expect(said).toContain('It wrote: a word');
  expect(said).toContain('not loaded');
  expect(said).toContain('nobody waited');
  expect(said).not.toContain('steady-0');
});

test('a file that fails twice has failed', async () => {
  const { said, tally } = await runOf({ broken: 1, chance: 1 });
  expect(tally).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(said).toContain('(1)');
  expect(said).not.toContain('broken-0');
});

/** Counts alone need no process: so many files, each of which fails at first and passes by itself. */
async function countsOf(failing: number) {
  const record = (at: number, passed: number): FileRecord => ({
    file: `chance-${at}.test.ts`,
    project: 'api',
    state: passed === 2 ? 'passed' : 'failed',
    passed,
    failed: 2 - passed,
    skipped: 0,
    seconds: 1,
    said: ['by chance'],
  });
  const all = Array.from({ length: failing }, (_, at) => record(at, 1));
  const run = await runWithSecondTry(
    async (some) => ({
      record: { files: some ? some.map((one) => record(all.indexOf(one), 2)) : all, outside: [] },
      code: some ? 0 : 1,
    }),
    { again: true },
  );
  return { run, said: describe(run), tally: tallyOf(run) };
}

test('up to five unsteady files pass; more fail the run, and are all named', async () => {
  expect((await countsOf(5)).tally).toEqual({ passed: 10, failed: 0, skipped: 0 });
  const { said, tally } = await countsOf(6);
  expect(tally).toEqual({ passed: 12, failed: 1, skipped: 0 });
  expect(said).toContain('(6)');
  expect(said).toContain('More than 5');
});

test('where many fail, none is tried again', async () => {
  const { run, said, tally } = await countsOf(11);
  expect(tally).toEqual({ passed: 11, failed: 12, skipped: 0 });
  expect(run.unsteady).toEqual([]);
  expect(said).toContain('11 files failed: none is tried again.');
});

test('without being asked for, nothing is tried again', async () => {
  expect((await runOf({ chance: 1 }, { again: false })).tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a file whose worker dies is tried once more, and those behind it are run', async () => {
  const { said, tally } = await runOf({ dying: 1, steady: 2 });
  expect(tally).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(said).toContain('(1)');
  expect(said).toContain('Worker exited unexpectedly with signal SIGKILL');
});

test('a file whose worker dies twice has failed', async () => {
  expect((await runOf({ dead: 1, steady: 1 })).tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a run that stalls has failed, and nothing is tried again', async () => {
  const { said, tally } = await runOf({ stalling: 1 });
  expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(said).toContain('The run was cut short');
});

test('a file that stalls at its second try has failed', async () => {
  const { said, tally } = await runOf({ later: 1, steady: 1 });
  expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(said).toBe('');
});
