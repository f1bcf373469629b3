// `npm test`: everything CI runs. The last line is always "N passed, N failed, N skipped"; a check counts as one test.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { createRoles, withClient } from '../database/database.mjs';
import { inMemory } from '../database/memory-folder.mjs';
import { startPostgres, superuser } from '../database/postgres.mjs';
import { dataDir, inRoot, root } from '../paths.mjs';
import { outsideFolders, readRegistry, registryFile } from '../plugins/registry.mjs';
import { Complaint, complain, step } from '../report.mjs';
import { runChecks } from './check.mjs';
import { secondsByArea, secondsTable } from './testing/areas.mjs';
import { runsOfPlugin } from './testing/of-plugin.mjs';
import { describe, runWithSecondTry, tallyOf } from './testing/second-try.mjs';
import { testsSince } from './testing/since.mjs';
import { runVitest } from './testing/vitest.mjs';

/** Projects of vitest.config.ts whose tests run on sources alone. */
const withoutBuild = ['unit', 'build'];
/** Runs only when it is asked for by name (`npm run test:long`): its tests take minutes to an hour each. */
const long = 'long';

/** @typedef {import('./testing/second-try.mjs').Tally} Tally */

/**
 * @param {string[]} args --only <project>, --plugin ID (its own tests, and what the contract says of it), --registry FILE, --since COMMIT (what a change can reach), --again (a file that fails is run once more, as with CI=true),
 *   --record FILE (what was found, as JSON), and what vitest understands (file patterns, -t "title"); with a choice of tests the
 *   checks are left out
 * @returns {Promise<number>}
 */
export async function run(args) {
  const choice = readArguments(args);
  const { projects, registry, since, rest } = choice;
  const reached = since === undefined ? null : testsSince(since, registry);
  if (reached) rest.push(...reached.map((file) => inRoot(file)));
  if (reached?.length === 0) {
    console.log('0 passed, 0 failed, 0 skipped');
    return 0;
  }
  const isWhole = projects.length === 0 && rest.length === 0 && choice.plugin === undefined;
  const results = [];

  const isBuilt = await tryToBuild(registry);
  if (isWhole || !isBuilt) results.push(ofChecks([{ name: 'build', ok: isBuilt }]));
  if (isWhole) results.push(ofChecks(await runChecks()));
  // Without a build there is still something to learn: what was asked for, else what runs on sources alone.
  const runs =
    choice.plugin === undefined
      ? [{ projects: isWhole && !isBuilt ? withoutBuild : projects, rest }]
      : runsOfPlugin(registered(choice.plugin, registry), rest);
  for (const some of runs) results.push(await runTests({ ...choice, ...some }));

  const total = results.reduce(add, { passed: 0, failed: 0, skipped: 0 });
  const isBad = total.failed > 0 || (total.skipped > 0 && process.env.CI === 'true');
  if (total.skipped > 0 && total.failed === 0 && isBad) console.log('A skipped test counts as failed when CI=true.');
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return isBad ? 1 : 0;
}

/**
 * @typedef {object} Choice
 * @property {string[]} projects of vitest.config.ts; none: all but the long ones
 * @property {string} registry
 * @property {string | undefined} since a commit: only tests that what changed since can reach
 * @property {string | undefined} plugin whose own tests, and what the contract suite says of it
 * @property {boolean} again whether a file that fails is run once more
 * @property {string | undefined} record where to write what was found
 * @property {string[]} rest what vitest understands
 */

/** @param {string[]} args @returns {Choice} */
function readArguments(args) {
  /** @type {Choice} */
  const choice = {
    projects: [],
    registry: registryFile(args),
    since: undefined,
    plugin: undefined,
    again: process.env.CI === 'true',
    record: undefined,
    rest: [],
  };
  for (let at = 0; at < args.length; at++) {
    if (args[at] === '--only') choice.projects.push(args[++at] ?? '');
    else if (args[at] === '--registry') at++;
    else if (args[at] === '--plugin') choice.plugin = args[++at] ?? '';
    else if (args[at] === '--since') choice.since = args[++at] ?? '';
    else if (args[at] === '--again') choice.again = true;
    else if (args[at] === '--record') choice.record = args[++at];
    else choice.rest.push(args[at] ?? '');
  }
  return choice;
}

/** @param {string} id @param {string} registry */
function registered(id, registry) {
  const found = readRegistry(registry).find((plugin) => plugin.id === id);
  if (!found) throw new Complaint(`${registry} has no plugin "${id}".`);
  return found;
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

/**
 * Vitest with a database of its own kind: one server for the whole run; tests make databases on it.
 * @param {Choice} choice
 */
async function runTests({ projects, registry, again, record, rest }) {
  const server = await step('database', startTestDatabase, () => 'PostgreSQL for tests');
  try {
    const args = ['--passWithNoTests', '--reporter=default'];
    // nothing moves for many minutes where one test takes an hour
    if (!projects.includes(long)) args.push(`--reporter=${inRoot('tests/support/running/stall-reporter.mjs')}`);
    const chosen = projects.length > 0 ? projects : [`!${long}`];
    const env = {
      EDUTECH_TEST_DATABASE: server.connectionString('postgres', superuser),
      EDUTECH_DATA: path.join(dataDir(), 'test'),
      // their tests lie beside them, and run with ours
      EDUTECH_OUTSIDE: outsideFolders(registry).join(path.delimiter),
    };
    const vitest = (/** @type {import('./testing/second-try.mjs').FileRecord[] | undefined} */ files) =>
      runVitest([...args, ...(files ? ofFiles(files, rest) : [...ofProjects(chosen), ...rest])], { cwd: root, env });
    const found = await runWithSecondTry(vitest, { again: again && !projects.includes(long) });
    if (record) fs.writeFileSync(record, JSON.stringify(found));
    if (found.files.length > 1) {
      const plugins = readRegistry(registry).map((plugin) => plugin.id);
      console.log(`\n${secondsTable(secondsByArea(found.files, plugins))}`);
    }
    const said = describe(found);
    if (said) console.log(`\n${said}\n`);
    return tallyOf(found);
  } finally {
    await server.stop();
  }
}

/** @param {string[]} names */
const ofProjects = (names) => names.flatMap((name) => ['--project', name]);

/**
 * Arguments for these files alone, with the options of the whole run but not its file patterns.
 * @param {import('./testing/second-try.mjs').FileRecord[]} files @param {string[]} rest
 */
function ofFiles(files, rest) {
  const takesValue = ['-t', '--testNamePattern'];
  const options = rest.filter((arg, at) => arg.startsWith('-') || takesValue.includes(rest[at - 1] ?? ''));
  return [
    ...ofProjects([...new Set(files.map((one) => one.project))]),
    ...options,
    ...files.map((one) => inRoot(one.file)),
  ];
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

/** @param {{ name: string, ok: boolean }[]} checks @returns {Tally} */
function ofChecks(checks) {
  const passed = checks.filter((check) => check.ok).length;
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/** @param {Tally} a @param {Tally} b @returns {Tally} */
const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });
