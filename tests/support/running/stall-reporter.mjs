// Ends a run in which nothing moves any more, and says where it stood. Vitest's own limits hold inside a test or hook;
// what hangs between them (a browser that does not close, a worker that is gone) would keep CI waiting for hours.
import process from 'node:process';

const minute = 60_000;
/** Several times the longest limit of a single test (vitest.config.ts). */
const usualPatience = 11 * minute;

export default class StallReporter {
  /** By file that is not over: what it was last heard of. */
  #running = new Map();
  /** Files that are over. Their last results may arrive after their end does. */
  #over = new Set();
  #lastMove = Date.now();
  #timer;
  #patience;

  constructor({ patience = usualPatience } = {}) {
    this.#patience = patience;
  }

  onTestRunStart() {
    this.#lastMove = Date.now();
    this.#timer = setInterval(() => this.#look(), this.#patience / 40);
    this.#timer.unref();
  }
  onTestRunEnd() {
    clearInterval(this.#timer);
  }

  onTestModuleStart(module) {
    this.#heard(module, 'its beginning');
  }
  onTestModuleEnd({ moduleId }) {
    this.#lastMove = Date.now();
    this.#over.add(moduleId);
    this.#running.delete(moduleId);
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
    this.#lastMove = Date.now();
    if (!this.#over.has(moduleId)) this.#running.set(moduleId, at);
  }

  /** The whole run counts, not each file: a file waits while another has the machine. */
  #look() {
    const still = Date.now() - this.#lastMove;
    if (still <= this.#patience) return;
    const places = [...this.#running].map(([file, at]) => `${file}, at ${at}`);
    console.error(`Nothing has moved for ${Math.round(still / 1000)} s; running: ${places.join('; ') || 'no file'}.`);
    process.exit(1);
  }
}
