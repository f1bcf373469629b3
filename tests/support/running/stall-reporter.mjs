// Ends a run in which nothing moves any more, and says where it stood. Vitest's own limits hold inside a test or hook;
// what hangs between them (a browser that does not close, a worker that is gone) would keep CI waiting for hours.
import process from 'node:process';

const minute = 60_000;
/** More than the longest limit of a single test or hook (vitest.config.ts). */
const patience = 6 * minute;

export default class StallReporter {
  /** By file: what it was last heard of, and when. */
  #running = new Map();
  #timer;

  onTestRunStart() {
    this.#timer = setInterval(() => this.#look(), minute / 4);
    this.#timer.unref();
  }
  onTestRunEnd() {
    clearInterval(this.#timer);
  }

  onTestModuleStart(module) {
    this.#heard(module, 'its beginning');
  }
  onTestModuleEnd(module) {
    this.#running.delete(module.moduleId);
  }
  onTestCaseReady(test) {
    this.#heard(test.module, `"${test.fullName}"`);
  }
  onTestCaseResult(test) {
    this.#heard(test.module, `what follows "${test.fullName}"`);
  }
  onHookStart({ name, entity }) {
    this.#heard(
      entity.type === 'module' ? entity : entity.module,
      `${name} of "${entity.fullName ?? entity.moduleId}"`,
    );
  }

  #heard({ moduleId }, at) {
    this.#running.set(moduleId, { at, since: Date.now() });
  }

  #look() {
    const stalled = [...this.#running].filter(([, { since }]) => Date.now() - since > patience);
    if (stalled.length === 0) return;
    for (const [file, { at, since }] of stalled) {
      console.error(`Nothing has moved for ${Math.round((Date.now() - since) / 1000)} s in ${file}, at ${at}.`);
    }
    process.exit(1);
  }
}
