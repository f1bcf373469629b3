// One run of vitest as a child, and what it found.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { cacheDir, inRoot } from '../../paths.mjs';

/**
 * @param {string[]} args of `vitest run`
 * @param {{ cwd: string, env?: Record<string, string> }} place
 * @returns {Promise<import('./second-try.mjs').VitestRun>}
 */
export async function runVitest(args, { cwd, env = {} }) {
  const target = path.join(cacheDir, `tests-${process.pid}-${Date.now()}.json`);
  const program = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...args];
  program.push(`--reporter=${inRoot('tests/support/running/record-reporter.mjs')}`);
  const child = spawn(process.execPath, program, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env, EDUTECH_TEST_RECORD: target },
  });
  // Ctrl-C reaches vitest by itself; we stay to stop the database after it.
  const stop = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  const code = await new Promise((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  try {
    return { record: JSON.parse(fs.readFileSync(target, 'utf8')), code };
  } catch {
    return { record: null, code };
  } finally {
    fs.rmSync(target, { force: true });
  }
}
