// `npm test`: everything CI runs. The last line is always "N passed, N failed, N skipped"; a check counts as one test.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { createRoles, withClient } from '../database/database.mjs';
import { inMemory } from '../database/memory-folder.mjs';
import { startPostgres, superuser } from '../database/postgres.mjs';
import { cacheDir, dataDir, inRoot, root } from '../paths.mjs';
import { registryFile } from '../plugins/registry.mjs';
import { complain, step } from '../report.mjs';
import { runChecks } from './check.mjs';

/** Projects of vitest.config.ts whose tests run on sources alone. */
const withoutBuild = ['unit', 'build'];
/** Runs only when it is asked for by name (`npm run test:long`): its tests take minutes to an hour each. */
const long = 'long';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @param {string[]} args --only <project>, --registry FILE, and what vitest understands (file patterns, -t "title"); with a choice
 *   of tests the checks are left out
 * @returns {Promise<number>}
 */
export async function run(args) {
  const { projects, registry, rest } = readArguments(args);
  const isWhole = projects.length === 0 && rest.length === 0;
  const results = [];

  const isBuilt = await tryToBuild(registry);
  if (isWhole || !isBuilt) results.push(ofChecks([{ name: 'build', ok: isBuilt }]));
  if (isWhole) results.push(ofChecks(await runChecks()));
  // Without a build there is still something to learn: what was asked for, else what runs on sources alone.
  results.push(await runTests(isWhole && !isBuilt ? withoutBuild : projects, rest));

  const total = results.reduce(add, { passed: 0, failed: 0, skipped: 0 });
  const isBad = total.failed > 0 || (total.skipped > 0 && process.env.CI === 'true');
  if (total.skipped > 0 && total.failed === 0 && isBad) console.log('A skipped test counts as failed when CI=true.');
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return isBad ? 1 : 0;
}

/** @param {string[]} args */
function readArguments(args) {
  const projects = [];
  const rest = [];
  for (let at = 0; at < args.length; at++) {
    if (args[at] === '--only') projects.push(args[++at] ?? '');
    else if (args[at] === '--registry') at++;
    else rest.push(args[at] ?? '');
  }
  return { projects, registry: registryFile(args), rest };
}

/** @param {string} registry */
async function tryToBuild(registry) {
  try {
    await step(
      'build',
      () => buildIfStale({ registry }),
      (done) => done,
    );
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** Vitest with a database of its own kind: one server for the whole run; tests make databases on it. */
async function runTests(projects, rest) {
  const server = await step('database', startTestDatabase, () => 'PostgreSQL for tests');
  const report = path.join(cacheDir, `tests-${process.pid}.json`);
  try {
    const args = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--passWithNoTests'];
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
    args.push(`--reporter=${inRoot('tests/support/running/unsteady-reporter.mjs')}`);
    // nothing moves for many minutes where one test takes an hour
    if (!projects.includes(long)) args.push(`--reporter=${inRoot('tests/support/running/stall-reporter.mjs')}`);
    const chosen = projects.length > 0 ? projects : [`!${long}`];
    args.push(...chosen.flatMap((name) => ['--project', name]), ...rest);
    const code = await runVitest(args, {
      EDUTECH_TEST_DATABASE: server.connectionString('postgres', superuser),
      EDUTECH_DATA: path.join(dataDir(), 'test'),
    });
    return readReport(report, code);
  } finally {
    fs.rmSync(report, { force: true });
    await server.stop();
  }
}

/**
 * The test server keeps its folder, so that only the first run pays for making it. It never waits for the disk: a crash of
 * the machine may cost the test data, a crash of PostgreSQL (which tests bring about) costs nothing even so.
 */
async function startTestDatabase() {
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '512MB' };
  const server = await startPostgres(inMemory(path.join(dataDir(), 'test/postgres')), { settings });
  const admin = server.connectionString('postgres', superuser);
  await createRoles(admin);
  if (!server.shared) await dropLeftovers(admin);
  return server;
}

/** Databases of runs that were killed. */
function dropLeftovers(admin) {
  return withClient(admin, async (client) => {
    const { rows } = await client.query(
      "SELECT datname FROM pg_database WHERE NOT datistemplate AND datname <> 'postgres'",
    );
    for (const { datname } of rows)
      await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)} WITH (FORCE)`);
  });
}

/** @returns {Promise<number>} */
function runVitest(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  // Ctrl-C reaches vitest by itself; we stay to stop the database after it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/**
 * @param {string} file vitest's report in JSON
 * @param {number} code vitest's exit code
 * @returns {Tally}
 */
export function readReport(file, code) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  // A file that could not be loaded has no tests to count, and an error outside of any test has no place.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  tally.failed += broken.length;
  // what was wrong has no test of its own: an error outside of tests, or too many that passed at the second try only
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

/** @param {{ name: string, ok: boolean }[]} checks @returns {Tally} */
function ofChecks(checks) {
  const passed = checks.filter((check) => check.ok).length;
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/** @param {Tally} a @param {Tally} b @returns {Tally} */
const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });
