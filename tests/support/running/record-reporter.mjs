// Writes what a run found, file by file, where EDUTECH_TEST_RECORD says: the second try (host/build/commands/testing) and the
// seconds by area are made from it. Vitest's own report in JSON names no project, and no file whose worker died.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * @typedef {object} FileRecord
 * @property {string} file from the root of the run, with forward slashes
 * @property {string} project of vitest.config.ts
 * @property {'passed' | 'failed' | 'unfinished' | 'unstarted'} state unfinished: its worker died in it; unstarted: died before it
 * @property {number} passed tests
 * @property {number} failed tests, those that never ended included
 * @property {number} skipped tests
 * @property {number} seconds of its worker: loading, hooks and tests
 * @property {string[]} said what was wrong: errors of loading, of hooks, of tests and outside of them, with what was written
 *
 * @typedef {object} RunRecord
 * @property {FileRecord[]} files
 * @property {string[]} outside errors that belong to no file
 */

export default class RecordReporter {
  /** By id of a test: what it wrote. */
  #output = new Map();
  /** Everything that is to run. */
  #planned = [];

  onTestRunStart(specifications) {
    this.#output.clear();
    this.#planned = specifications.map(({ moduleId, project }) => ({ moduleId, project: project.name }));
  }

  onUserConsoleLog({ taskId, content }) {
    if (taskId) this.#output.set(taskId, (this.#output.get(taskId) ?? '') + content);
  }

  onTestCaseResult(test) {
    if (test.result().state !== 'failed') this.#output.delete(test.id);
  }

  onTestRunEnd(modules, errors, reason) {
    const target = process.env.EDUTECH_TEST_RECORD;
    // who stopped the run with Ctrl-C wants no more of it
    if (!target || reason === 'interrupted') return;
    const files = modules.map((module) => this.#recordOf(module));
    for (const { moduleId, project } of this.#planned) {
      const file = nameOf(moduleId);
      if (!files.some((one) => one.file === file && one.project === project))
        files.push({ file, project, state: 'unstarted', passed: 0, failed: 0, skipped: 0, seconds: 0, said: [] });
    }
    const outside = errors.filter((error) => !blame(error, files)).map(textOf);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify({ files, outside }));
  }

  /** @returns {FileRecord} */
  #recordOf(module) {
    const tests = [...module.children.allTests()];
    const count = (...states) => tests.filter((test) => states.includes(test.result().state)).length;
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const suites = [...module.children.allSuites()];
    const said = [module, ...suites].flatMap((one) => one.errors().map(textOf));
    for (const test of tests) {
      const { errors = [] } = test.result();
      const written = this.#output.get(test.id);
      if (errors.length > 0)
        said.push(
          [test.fullName, ...errors.map(textOf), ...(written ? [`It wrote: ${written.trimEnd()}`] : [])].join('\n'),
        );
    }
    return {
      file: nameOf(module.moduleId),
      project: module.project.name,
      state: stateOf(module),
      passed: count('passed'),
      failed: count('failed', 'pending'),
      skipped: count('skipped'),
      seconds: (collectDuration + setupDuration + duration) / 1000,
      said,
    };
  }
}

/** @returns {FileRecord['state']} a file of which every test is skipped has passed */
function stateOf(module) {
  const state = module.state();
  if (state === 'queued') return 'unstarted';
  if (state === 'pending') return 'unfinished';
  return state === 'failed' ? 'failed' : 'passed';
}

/** Whether an error outside of tests belongs to a file, which has then failed: vitest says to which, or its worker died. */
function blame(error, files) {
  const at = error.VITEST_TEST_PATH;
  const isOfWorker = String(error.message).startsWith('[vitest-pool]');
  const guilty = files.filter((one) => (at ? one.file === nameOf(at) : isOfWorker && one.state === 'unfinished'));
  for (const one of guilty) {
    one.said.push(textOf(error));
    if (one.state === 'passed') one.state = 'failed';
  }
  return guilty.length > 0;
}

const nameOf = (moduleId) => path.relative(process.cwd(), moduleId).split(path.sep).join('/');

/** With its cause, without what the runner did to come to the test. */
function textOf(error) {
  const text = error.stack ?? error.message ?? 'It did not say why.';
  const lines = text.split('\n').filter((line) => !/^\s*(?:at|❯).*(?:node_modules|node:internal)/.test(line));
  return [...lines, ...(error.cause?.message ? [`Caused by: ${error.cause.message}`] : [])].join('\n');
}
