import { type TaskOptions, Thread } from './thread';

export interface PoolOptions {
  readonly program: URL;
  /** How many threads work at the same time; further tasks wait, first come first served. */
  readonly threads: number;
  /** Memory of each; one that wants more is ended. */
  readonly megabytes: number;
  /** How long a thread without a task waits for the next one: what it has loaded took it long. */
  readonly restMilliseconds: number;
}

interface Waiting {
  readonly task: unknown;
  readonly options: TaskOptions;
  readonly done: PromiseWithResolvers<unknown>;
}

/**
 * Threads for work that would hold up everybody else's calls, within limits: a task that takes too long ends with its thread,
 * and the next task gets a new one. Fails with ThreadEnded then.
 */
export class ThreadPool<Task, Done> {
  readonly #options: PoolOptions;
  readonly #resting = new Map<Thread, NodeJS.Timeout>();
  readonly #waiting: Waiting[] = [];
  #busy = new Set<Thread>();
  #working = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  run(task: Task, options: TaskOptions): Promise<Done> {
    const done = Promise.withResolvers<unknown>();
    this.#waiting.push({ task, options, done });
    this.#next();
    return done.promise as Promise<Done>;
  }

  /** Ends all threads, those at work too. */
  close(): void {
    for (const thread of [...this.#resting.keys(), ...this.#busy]) thread.end();
    for (const timer of this.#resting.values()) clearTimeout(timer);
    this.#resting.clear();
  }

  #next(): void {
    if (this.#working >= this.#options.threads) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#working += 1;
    void this.#perform(next).finally(() => {
      this.#working -= 1;
      this.#next();
    });
  }

  async #perform({ task, options, done }: Waiting): Promise<void> {
    const thread = this.#take();
    this.#busy.add(thread);
    try {
      done.resolve(await thread.run(task, options));
    } catch (error) {
      done.reject(error);
    }
    this.#busy.delete(thread);
    if (thread.isUsable) this.#rest(thread);
  }

  #take(): Thread {
    for (const [thread, timer] of this.#resting) {
      clearTimeout(timer);
      this.#resting.delete(thread);
      if (thread.isUsable) return thread;
    }
    return new Thread(this.#options.program, this.#options.megabytes);
  }

  #rest(thread: Thread): void {
    const end = () => {
      this.#resting.delete(thread);
      thread.end();
    };
    this.#resting.set(thread, setTimeout(end, this.#options.restMilliseconds).unref());
  }
}
