// What a whole run says of a test that fails by chance.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../host/build/paths.mjs';
import { folderWith } from '../folders';

/** Runs so many tests that fail at their first try, and one that always does if asked for. */
function runOf({ unsteady, broken = false }: { unsteady: number; broken?: boolean }) {
  const folder = folderWith({
    'vitest.config.mjs': 'export default { test: { retry: 1, include: ["*.test.mjs"] } };',
    'some.test.mjs': `
      import { expect, test } from '${inRoot('node_modules/vitest/dist/index.js')}';
      for (let at = 0; at < ${unsteady}; at++) {
        let tries = 0;
        test('chance ' + at, () => expect(++tries).toBe(2));
      }
      test('steady', () => {});
      if (${broken}) test('broken', () => expect(1).toBe(2));`,
  });
  const reporter = inRoot('tests/support/running/unsteady-reporter.mjs');
  const args = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  args.push('--config', path.join(folder, 'vitest.config.mjs'), '--reporter=dot', `--reporter=${reporter}`);
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(process.execPath, args, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

test('a test that passes when it is tried once more is named, with what it said at first', async () => {
  const { code, said } = await runOf({ unsteady: 2 });
  expect(code).toBe(0);
  expect(said).toContain('Passed only when tried once more (2)');
  expect(said).toContain('some.test.mjs > chance 0');
  expect(said).toContain('expected 1 to be 2');
  expect(said).not.toContain('steady\n');
});

test('more than three of them fail the run', async () => {
  const { code, said } = await runOf({ unsteady: 4 });
  expect(said).toContain('Passed only when tried once more (4)');
  expect(code).toBe(1);
});

test('a test that fails twice fails', async () => {
  const { code, said } = await runOf({ unsteady: 0, broken: true });
  expect(said).not.toContain('Passed only');
  expect(code).toBe(1);
});
