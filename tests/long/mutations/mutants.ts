// A copy of the repository in which one rule at a time is broken. The checkout itself is never touched.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseAst } from 'vitest/node';
import { filesOf, isScript, isTest } from '../../../host/build/commands/sources/sources.mjs';
import { runVitest } from '../../../host/build/commands/testing/vitest.mjs';
import { root } from '../../../host/build/paths.mjs';
import type { Mutation } from './mutation';

/** What tests need beside the sources; none of it is written to. */
const beside = ['node_modules', 'dist'];

export interface Mutants {
  /** Runs the tests of all mutations on the copy as it is; answers files that fail there already. */
  failingWithout(mutations: readonly Mutation[]): Promise<string[]>;
  /** Breaks the rule, runs its tests, and mends it: what failed, nothing if the mutation went unseen. */
  caughtBy(mutation: Mutation): Promise<string[]>;
  remove(): void;
}

/** @throws where a mutation does not find its place exactly once, or names tests that are not there. */
export function placeOf(mutation: Mutation, sources: ReadonlyMap<string, string>): string {
  const places = [...sources].filter(([, text]) => text.includes(mutation.find));
  const [[file, text] = ['', '']] = places;
  const times = places.length === 1 ? text.split(mutation.find).length - 1 : places.length;
  if (times !== 1) throw new Error(`"${mutation.rule}" finds its place ${times} times: ${mutation.find}`);
  if (isScript(file)) parseAst(broken(text, mutation), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return file;
}

const broken = (text: string, { find, replace }: Mutation) => text.split(find).join(replace);

/** Scripts and statements of the repository without tests, by path. */
export function sourcesOf(folder: string): Map<string, string> {
  const files = filesOf(folder).filter((file) => !isTest(file) && (isScript(file) || file.endsWith('.sql')));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
}

/** The import maps name folders of plugins by their full paths: those of the copy are meant. */
function copyGenerated(copy: string): void {
  const folder = 'host/generated';
  fs.cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  for (const name of fs.readdirSync(path.join(copy, folder)).filter((one) => one.endsWith('.ts'))) {
    const file = path.join(copy, folder, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(`${root}/`, `${copy}/`));
  }
}

/** @param newDatabases called where databases that were made before the change, or with it, must not be used again */
export function makeMutants(newDatabases: () => Promise<void>): Mutants {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'edutech-mutants-')));
  for (const file of filesOf(root)) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  for (const name of beside) fs.symlinkSync(path.join(root, name), path.join(copy, name));
  copyGenerated(copy);
  const sources = sourcesOf(root);

  const failing = async (tests: readonly string[]) => {
    const args = ['--project', '!long', '--project', '!e2e', '--reporter=dot', ...tests];
    const { record } = await runVitest(args, { cwd: copy });
    if (!record) throw new Error(`These tests ended before their end: ${tests.join(', ')}`);
    if (record.files.length === 0) throw new Error(`There is no test for ${tests.join(', ')}`);
    const unloaded = record.files.find((one) => one.state === 'failed' && one.passed + one.failed + one.skipped === 0);
    if (unloaded) throw new Error(`${unloaded.file} cannot be loaded: ${unloaded.said.join('\n')}`);
    return record.files.filter(({ state }) => state === 'failed' || state === 'unfinished').map(({ file }) => file);
  };

  return {
    failingWithout: (mutations) => failing([...new Set(mutations.flatMap(({ tests }) => tests))]),
    caughtBy: async (mutation) => {
      const file = placeOf(mutation, sources);
      const target = path.join(copy, file);
      const isInDatabases = file.endsWith('.sql');
      fs.writeFileSync(target, broken(sources.get(file)!, mutation));
      try {
        if (isInDatabases) await newDatabases();
        return await failing(mutation.tests);
      } finally {
        fs.writeFileSync(target, sources.get(file)!);
        if (isInDatabases) await newDatabases();
      }
    },
    remove: () => fs.rmSync(copy, { recursive: true, force: true }),
  };
}
