// Names the tests of a run that passed only when they were tried once more, with what the first try said. Each is a fault of
// the test or of the product that has still to be found; a run with too many of them is no good one
// (core/decisions/0133).
import process from 'node:process';

/** So many in a whole run may be chance; more are a habit. */
const mostUnsteady = 3;

export default class UnsteadyReporter {
  /** By id of a test: what it wrote in all its tries. */
  #output = new Map();
  /** @type {{ readonly name: string, readonly said: string }[]} */
  #unsteady = [];

  onTestRunStart() {
    this.#output.clear();
    this.#unsteady = [];
  }

  onUserConsoleLog({ taskId, content }) {
    if (taskId) this.#output.set(taskId, (this.#output.get(taskId) ?? '') + content);
  }

  onTestCaseResult(test) {
    const output = this.#output.get(test.id) ?? '';
    this.#output.delete(test.id);
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    const why = error?.stack ?? error?.message ?? 'It did not say why.';
    // how the runner came to the test says nothing of it
    const frames = why.split('\n').filter((line) => !/^\s*(?:at|❯).*node_modules/.test(line));
    this.#unsteady.push({
      name: `${test.module.relativeModuleId} > ${test.fullName}`,
      said: [...frames, ...(output ? ['It wrote:', output.trimEnd()] : [])].join('\n'),
    });
  }

  onTestRunEnd() {
    const { length } = this.#unsteady;
    if (length === 0) return;
    const lines = this.#unsteady.map(({ name, said }) => `${name}\n${said.replaceAll(/^/gm, '    ')}`);
    console.error(`\nPassed only when tried once more (${length}):\n\n${lines.join('\n\n')}\n`);
    if (length <= mostUnsteady) return;
    console.error(`More than ${mostUnsteady} such tests fail the run.`);
    process.exitCode = 1;
  }
}
