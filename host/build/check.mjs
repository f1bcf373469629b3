// `node build.mjs check`: what can be said about the sources without running them. Each takes about a second.
import { spawn } from 'node:child_process';
import { generate } from './generate.mjs';
import { inRoot, root } from './paths.mjs';
import { registryFile } from './registry.mjs';
import { complain, step } from './report.mjs';

/** Name, program of node_modules/.bin, arguments, and arguments that repair. */
const checks = [
  { name: 'types', program: 'tsc', args: ['--noEmit', '--pretty'], fix: [] },
  { name: 'types of the build', program: 'tsc', args: ['-p', 'host/build/tsconfig.json', '--pretty'], fix: [] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--quiet'], fix: ['--fix'] },
  { name: 'format', program: 'biome', args: ['check', '--error-on-warnings', '.'], fix: ['--write'] },
];

/** @param {string[]} args --fix */
export async function run(args) {
  const results = [{ name: 'generate', ok: await tryToGenerate(args) }, ...(await runChecks(args.includes('--fix')))];
  return results.every((result) => result.ok) ? 0 : 1;
}

/** The import maps, which types and lint look at; former ones will do when new ones cannot be written. */
async function tryToGenerate(args) {
  try {
    await step('generate', () => generate(registryFile(args)));
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/**
 * Runs all checks, also after one has failed, and shows what they say.
 * @param {boolean} [fix]
 * @returns {Promise<{ name: string, ok: boolean }[]>}
 */
export async function runChecks(fix = false) {
  const results = [];
  for (const check of checks) {
    const args = fix ? [...check.args, ...check.fix] : check.args;
    const ok = await step(
      check.name,
      () => runProgram(check.program, args),
      (passed) => (passed ? 'ok' : 'FAILED'),
    );
    results.push({ name: check.name, ok });
  }
  return results;
}

/** @returns {Promise<boolean>} whether it ended well; its output is shown only when not */
function runProgram(program, args) {
  return new Promise((resolve, reject) => {
    const file = inRoot('node_modules/.bin', process.platform === 'win32' ? `${program}.cmd` : program);
    const child = spawn(file, args, { cwd: root, shell: process.platform === 'win32' });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
