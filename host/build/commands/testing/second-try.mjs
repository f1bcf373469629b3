// A test file that fails is run once more by itself at the end, and named when it passes then (core/decisions/0133).
// Whoever runs vitest is given as a function: nothing here knows databases or projects.

/**
 * @typedef {import('../../../../tests/support/running/record-reporter.mjs').FileRecord} FileRecord
 * @typedef {import('../../../../tests/support/running/record-reporter.mjs').RunRecord} RunRecord
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 *
 * @typedef {object} VitestRun
 * @property {RunRecord | null} record null if the run was incomplete: it stalled, was stopped, or never began
 * @property {number} code vitest's exit code
 *
 * @typedef {object} WholeRun
 * @property {FileRecord[]} files results after all tries
 * @property {FileRecord[]} unsteady first results of files that passed at the second try
 * @property {string[]} problems failures of the run besides its files
 */

/** So many files in a whole run may be chance; more are a habit. */
export const mostUnsteady = 5;

/** Where more than these fail, something is broken that a second try cannot mend. */
const mostTriedAgain = 10;

/**
 * @param {(files?: FileRecord[]) => Promise<VitestRun>} vitest runs these files, or all that were chosen
 * @param {{ again: boolean }} options whether files get their second try
 * @returns {Promise<WholeRun>}
 */
export async function runWithSecondTry(vitest, { again }) {
  const first = await vitest();
  // without a test to run there is nothing to record
  if (!first.record && first.code === 0) return { files: [], unsteady: [], problems: [] };
  if (!first.record) return { files: [], unsteady: [], problems: ['The run was cut short: nothing is tried again.'] };
  const { files, outside } = await withUnstarted(first.record, vitest);

  const failed = files.filter((one) => one.state !== 'passed');
  const problems = outside.map((said) => `Outside of any file: ${said}`);
  if (first.code !== 0 && failed.length === 0 && outside.length === 0)
    problems.push(`Vitest ended with ${first.code} and named no file.`);
  if (!again || failed.length === 0) return { files, unsteady: [], problems };
  if (failed.length > mostTriedAgain) {
    problems.push(`${failed.length} files failed: none is tried again.`);
    return { files, unsteady: [], problems };
  }

  const unsteady = [];
  const latest = new Map(files.map((one) => [one, one]));
  for (const one of failed) {
    console.log(`\nOnce more by itself: ${one.file}`);
    const { record } = await vitest([one]);
    const second = record?.files.find((candidate) => isSame(candidate, one));
    if (second) latest.set(one, second);
    if (second?.state === 'passed') unsteady.push(one);
  }
  if (unsteady.length > mostUnsteady) problems.push(`More than ${mostUnsteady} unsteady files fail the run.`);
  return { files: [...latest.values()], unsteady, problems };
}

/**
 * Files that stood behind one whose worker died have not had their first try yet.
 * @param {RunRecord} record
 * @param {(files: FileRecord[]) => Promise<VitestRun>} vitest
 * @returns {Promise<RunRecord>}
 */
async function withUnstarted({ files, outside }, vitest) {
  const unstarted = files.filter((one) => one.state === 'unstarted');
  if (unstarted.length === 0) return { files, outside };
  console.log(`\nA worker died; ${unstarted.length} files behind it are run now.`);
  const { record } = await vitest(unstarted);
  if (!record) return { files, outside };
  const rest = unstarted.map((one) => record.files.find((candidate) => isSame(candidate, one)) ?? one);
  return {
    files: [...files.filter((one) => !unstarted.includes(one)), ...rest],
    outside: [...outside, ...record.outside],
  };
}

const isSame = (/** @type {FileRecord} */ a, /** @type {FileRecord} */ b) =>
  a.file === b.file && a.project === b.project;

/**
 * What people read at the end, if there is anything to say.
 * @param {WholeRun} run
 */
export function describe({ unsteady, problems }) {
  const lines = unsteady.map(({ file, said }) => `${file}\n${said.join('\n').replaceAll(/^/gm, '    ')}`);
  const named = lines.length > 0 ? [`Unsteady, passed only when run once more (${lines.length}):`, ...lines] : [];
  return [...named, ...problems].join('\n\n');
}

/**
 * A file that could not be loaded, or whose hook failed, has no failed test to count: it counts as one.
 * @param {WholeRun} run
 * @returns {Tally}
 */
export function tallyOf({ files, problems }) {
  const tally = { passed: 0, failed: problems.length > 0 ? 1 : 0, skipped: 0 };
  for (const one of files) {
    tally.passed += one.passed;
    tally.skipped += one.skipped;
    tally.failed += one.state === 'passed' ? one.failed : Math.max(one.failed, 1);
  }
  return tally;
}
