// Which tests there are and how they run. `node build.mjs test` starts the database and the build they need, then vitest.
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

const within = (folder: string, pattern = '*.test.{ts,tsx}') => [`${folder}/**/${pattern}`];

/** One group of tests; `groupOrder` runs the quick ones first, so that a mistake shows early. */
const project = (name: string, order: number, test: Record<string, unknown>) => ({
  extends: true as const,
  test: { name, sequence: { groupOrder: order }, ...test },
});

/** Another registry than the repository's own: sources still say host/generated, and mean this folder. */
const generated = process.env.EDUTECH_GENERATED ?? `${root}host/generated`;

/** Folders of plugins that lie elsewhere and are in the registry of this run; their tests run with ours. */
const outside = (process.env.EDUTECH_OUTSIDE ?? '').split(delimiter).filter(Boolean);
const outsideUnits = outside.flatMap((folder) => within(folder));
const outsideApi = outside.flatMap((folder) => within(`${folder}/tests`));

/** A plugin from outside the repository uses our packages, as it does when it is bundled (host/build/esbuild/options.mjs). */
const sharePackages: Plugin = {
  name: 'share-packages',
  enforce: 'pre',
  resolveId(name, importer) {
    const isOurs = !importer || importer.startsWith(root) || importer.includes('/node_modules/');
    return isOurs || !/^[@a-z]/.test(name) ? null : this.resolve(name, `${root}package.json`, { skipSelf: true });
  },
};

export default defineConfig({
  root,
  plugins: [sharePackages],
  resolve: {
    alias: [
      { find: /^(?:edutech\/host|(?:\.\.\/)+host|(?:\.\.\/)+)\/?generated\//, replacement: `${generated}/` },
      { find: /^edutech\//, replacement: root },
    ],
  },
  // inversify's parameter decorators are TypeScript's own kind, not the standard's.
  oxc: { decorator: { legacy: true } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Files of one worker share modules, and so a running server and its database: starting these is what costs.
    isolate: false,
    // What a passing test prints is of no interest.
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // as long as `eventually` of tests/support/running
    expect: { poll: { timeout: 10_000 } },
    projects: [
      project('unit', 0, {
        include: [...['core', 'host', 'plugins'].flatMap((folder) => within(folder)), ...outsideUnits],
        exclude: ['**/node_modules/**', ...outsideApi],
      }),
      // What is killed, runs commands or waits for a browser works less than half of its time: three files at a time keep
      // two cores busy.
      project('build', 1, { include: within('tests/build'), isolate: true, testTimeout: 120_000, maxWorkers: 3 }),
      project('faults', 1, { include: within('tests/faults'), isolate: true, testTimeout: 120_000, maxWorkers: 3 }),
      project('contract', 2, { include: within('tests/contract'), testTimeout: 60_000, maxWorkers: 3 }),
      project('api', 3, { include: [...within('tests/api'), ...outsideApi], maxWorkers: 3 }),
      project('e2e', 4, { include: within('tests/e2e', '*.spec.ts'), testTimeout: 90_000, maxWorkers: 3 }),
      // Minutes to an hour each, never part of a whole run: `npm run test:long`.
      project('long', 5, {
        include: [...within('tests/long'), 'tests/contract/malformed-input.test.ts'],
        env: { EDUTECH_LONG_RUN: 'true' },
        maxWorkers: 1,
      }),
    ],
  },
});
