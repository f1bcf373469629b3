// `node build.mjs check`: what can be said about the sources without running them. Each takes about a second.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { generate } from '../generate/generate.mjs';
import { inRoot, root } from '../paths.mjs';
import { asOurs } from '../plugins/as-ours.mjs';
import { outsideFolders, registryFile } from '../plugins/registry.mjs';
import { complain, step } from '../report.mjs';

/** Name, program of node_modules/.bin, arguments, and arguments that repair. */
const checks = [
  { name: 'types', program: 'tsc', args: ['--noEmit'], fix: [] },
  { name: 'types of the build', program: 'tsc', args: ['-p', 'host/build/tsconfig.json'], fix: [] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--quiet'], fix: ['--fix'] },
  { name: 'format', program: 'biome', args: ['check', '--error-on-warnings'], fix: ['--write'] },
];

/** @param {string[]} args --fix; --registry FILE; folders: nothing is said of the rest */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { fix: { type: 'boolean' }, registry: { type: 'string' } },
  });
  const ok = await tryToGenerate(args);
  const elsewhere = outsideFolders(registryFile(args));
  // in a check of everything the copies are part of it, and what is said of where they come from does not count
  const results =
    positionals.length > 0
      ? await asOurs(positionals, (folders) => runChecks(values.fix, folders))
      : await asOurs(elsewhere, (copies) => runChecks(values.fix, copies.length > 0 ? ourFolders : []));
  return ok && results.every((result) => result.ok) ? 0 : 1;
}

/** All that is ours, the tests among it. */
const ourFolders = ['core', 'host', 'plugins', 'tests'];

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
 * @param {string[]} [folders] of the repository; none means all of it
 * @returns {Promise<{ name: string, ok: boolean }[]>}
 */
export async function runChecks(fix = false, folders = []) {
  const results = [];
  for (const check of checks) {
    const ok = await step(
      check.name,
      () => runCheck(check, fix, folders),
      (passed) => (passed ? 'ok' : 'FAILED'),
    );
    results.push({ name: check.name, ok });
  }
  return results;
}

/** Types hang together, so they are checked as a whole, and only what concerns the folders is shown. */
function runCheck({ program, args, fix: repair }, fix, folders) {
  if (program === 'tsc') return runProgram(program, folders.length > 0 ? args : [...args, '--pretty'], folders);
  const places = folders.length > 0 ? folders : ['.'];
  return runProgram(program, [...args, ...(fix ? repair : []), ...places]);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string[]} [folders] paragraphs that begin with another path do not count
 * @returns {Promise<boolean>} whether it ended well; its output is shown only when not
 */
function runProgram(program, args, folders = []) {
  return new Promise((resolve, reject) => {
    const file = inRoot('node_modules/.bin', process.platform === 'win32' ? `${program}.cmd` : program);
    const child = spawn(file, args, { cwd: root, shell: process.platform === 'win32' });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', reject);
    child.on('exit', (code) => {
      const said = Buffer.concat(output).toString();
      const counting = folders.length > 0 ? paragraphsAbout(folders, said) : said;
      if (code !== 0) process.stdout.write(counting);
      resolve(code === 0 || (folders.length > 0 && counting === ''));
    });
  });
}

/** The compiler begins a paragraph with a path and goes on indented. */
const paragraphsAbout = (folders, said) =>
  said
    .split(/^(?=\S)/m)
    .filter((paragraph) => folders.some((folder) => paragraph.startsWith(folder)))
    .join('');
