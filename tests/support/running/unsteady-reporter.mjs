// Names the tests of a run that passed only when they were tried once more, with what the first try said. Each is a fault of
// the test or of the product that has still to be found; a run with too many of them is no good one
// (core/decisions/0133).
import process from 'node:process';

/** So many in a whole run may be chance; more are a habit. */
const mostUnsteady = 3;

export default class UnsteadyReporter {
  /** @type {{ readonly name: string, readonly why: string }[]} */
  #unsteady = [];

  onTestRunStart() {
    this.#unsteady = [];
  }

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    this.#unsteady.push({
      name: `${test.module.relativeModuleId} > ${test.fullName}`,
      why: error?.stack ?? error?.message ?? 'It did not say why.',
    });
  }

  onTestRunEnd() {
    const { length } = this.#unsteady;
    if (length === 0) return;
    const lines = this.#unsteady.map(({ name, why }) => `${name}\n${why.replaceAll(/^/gm, '    ')}`);
    console.error(`\nPassed only when tried once more (${length}):\n\n${lines.join('\n\n')}\n`);
    if (length <= mostUnsteady) return;
    console.error(`More than ${mostUnsteady} such tests fail the run.`);
    process.exitCode = 1;
  }
}
