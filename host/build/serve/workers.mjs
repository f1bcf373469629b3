// The server of `npm start` as one or several processes on one port (the setting `workers`): each is started again alone when it
// dies, and all are replaced one after the other on request.
import cluster from 'node:cluster';
import { keepRunning } from './keep-running.mjs';
import { startWorker } from './server-process.mjs';

/** @typedef {ReturnType<typeof startWorker>} Worker */

export class Workers {
  #database;
  #args;
  #stopping;
  /** @type {Place[]} */
  #places = [];
  /** @type {Set<Worker>} that have not ended */
  #running = new Set();
  #isReplacing = false;

  /**
   * @param {import('../database/database.mjs').Database} database
   * @param {string[]} args for host/server/main.ts
   * @param {AbortSignal} stopping after it nothing is started any more
   */
  constructor(database, args, stopping) {
    this.#database = database;
    this.#args = args;
    this.#stopping = stopping;
    cluster.on('message', passOn);
  }

  /**
   * Starts the first, and the others once it serves: it has read the settings and migrated the database. Resolves when all have
   * ended after the signal, with an exit code.
   */
  async run() {
    const first = this.#place(1);
    const count = await first.current.served;
    // a server that never was ready says what to correct, and would say it again
    if (count === 0) return this.#stopping.aborted ? 0 : first.current.exited;
    const others = Array.from({ length: this.#stopping.aborted ? 0 : count - 1 }, (_, at) => this.#place(at + 2));
    const keeping = [first, ...others].map((place, at) => {
      const name = count === 1 ? 'The server' : `The server (worker ${at + 1})`;
      return keepRunning(name, place, () => place.again(), this.#stopping);
    });
    await Promise.all(keeping);
    await Promise.all([...this.#running].map(({ exited }) => exited));
    return 0;
  }

  /** @param {import('./server-process.mjs').EndSignal} signal */
  drain(signal) {
    for (const worker of this.#running) worker.drain(signal);
  }

  kill() {
    for (const worker of this.#running) worker.kill();
  }

  /** Replaces all, one after the other: the next serves before the one before it begins to end. */
  async replace() {
    if (this.#isReplacing) return;
    this.#isReplacing = true;
    for (const place of this.#places) {
      if (this.#stopping.aborted || !(await place.replace())) break;
    }
    this.#isReplacing = false;
  }

  /** @param {number} number */
  #place(number) {
    const place = new Place((isFirst) => {
      const worker = startWorker(this.#database, this.#args, {
        EDUTECH_WORKER: String(number),
        // the first of all prints addresses and accounts
        EDUTECH_REPLACEMENT: isFirst && number === 1 ? '0' : '1',
      });
      this.#running.add(worker);
      void worker.exited.then(() => this.#running.delete(worker));
      return worker;
    });
    this.#places.push(place);
    return place;
  }
}

/**
 * What one worker says to the others.
 * @param {import('node:cluster').Worker} sender
 * @param {import('node:child_process').Serializable} message
 */
function passOn(sender, message) {
  if (!Object.hasOwn(Object(message), 'toWorkers')) return;
  for (const worker of Object.values(cluster.workers ?? {})) {
    if (worker && worker.id !== sender.id && worker.isConnected()) worker.send(message, () => undefined);
  }
}

/** The place of one worker, which others take after it. */
class Place {
  #start;
  /** @type {Worker} */
  current;

  /** @param {(isFirst: boolean) => Worker} start */
  constructor(start) {
    this.#start = start;
    this.current = start(true);
  }

  again() {
    this.current = this.#start(false);
    return this;
  }

  /** When its worker has ended, and was not replaced. */
  async ended() {
    for (;;) {
      const { current } = this;
      const how = await current.ended();
      if (current === this.current) return how;
    }
  }

  /** Another serves in its place, and it ends as for a load balancer; false: the other did not come up, and it stays. */
  async replace() {
    const next = this.#start(false);
    if ((await next.served) === 0) {
      console.error('The server is not replaced: the next one did not start.');
      return false;
    }
    const before = this.current;
    this.current = next;
    before.drain('SIGTERM');
    await before.exited;
    return true;
  }
}
