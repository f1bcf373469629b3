// One server after the other, with the next one already waiting.
import { prepareServer, startServer } from '../serve/server-process.mjs';

const env = { NODE_ENV: 'development' };
/** How long after a start the next server is prepared: the page that reloads comes first. */
const idleMilliseconds = 1500;

/** The server that runs, and the one that takes its place when the next build is there. */
export class ServerRelay {
  /** @type {import('../serve/server-process.mjs').ServerProcess | undefined} */
  #running;
  /** @type {ReturnType<typeof prepareServer> | undefined} */
  #waiting;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #args;

  /** @param {string[]} args for host/server/main.ts */
  constructor(args) {
    this.#args = args;
  }

  /** False also when it ended by itself: its last words say why. */
  get isRunning() {
    return this.#running !== undefined;
  }

  /**
   * Lets the running one finish its requests, then starts the next: both want the same port.
   * @param {import('../database/database.mjs').Database} database
   */
  async replace(database) {
    clearTimeout(this.#timer);
    this.#running?.drain();
    await this.#running?.exited;
    const next = this.#waiting?.isWaiting() ? this.#waiting : undefined;
    this.#waiting = undefined;
    next?.begin();
    const running = next ?? startServer(database, this.#args, env);
    this.#running = running;
    void running.exited.then(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#timer = setTimeout(() => {
      this.#waiting = prepareServer(database, this.#args, { ...env, EDUTECH_REPLACEMENT: '1' });
    }, idleMilliseconds);
  }

  /** Finishes open requests, and ends. */
  async stop() {
    clearTimeout(this.#timer);
    this.#waiting?.kill();
    this.#running?.drain();
    await this.#running?.exited;
  }

  /** At once. */
  kill() {
    this.#waiting?.kill();
    this.#running?.kill();
  }
}
