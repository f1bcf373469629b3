import { Worker } from 'node:worker_threads';
import { type FromThread, givenAway, type ToThread } from './messages';

/** Why a thread has ended in the middle of a task: it took too long, wanted too much memory, or broke down. */
export type ThreadEnd = 'time' | 'memory' | 'broken';

/** A thread has ended, or was ended, in the middle of its task. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
  constructor(
    readonly why: ThreadEnd,
    cause?: unknown,
  ) {
    super(`a thread ended in its task: ${why}`, cause === undefined ? undefined : { cause });
  }
}

/** What a task may use, and who answers its questions. */
export interface TaskOptions {
  /** From the moment on at which the thread begins with it. */
  readonly milliseconds: number;
  readonly signal?: AbortSignal;
  readonly answer?: (question: unknown) => Promise<unknown>;
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/** A worker thread that does one task at a time. Once it has ended it is of no use any more. */
export class Thread {
  readonly #worker: Worker;
  readonly #ready = Promise.withResolvers<void>();
  #ended: ThreadEnded | undefined;
  #task: PromiseWithResolvers<unknown> | undefined;
  #answer: TaskOptions['answer'];

  constructor(program: URL, megabytes: number) {
    this.#worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    this.#worker.on('message', (message: FromThread) => void this.#hear(message));
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#over(new ThreadEnded(error.code === outOfMemory ? 'memory' : 'broken', error)),
    );
    this.#worker.on('exit', () => this.#over(new ThreadEnded('broken')));
    this.#ready.promise.catch(() => undefined);
  }

  get isUsable(): boolean {
    return this.#ended === undefined;
  }

  async run(task: unknown, { milliseconds, signal, answer }: TaskOptions): Promise<unknown> {
    signal?.throwIfAborted();
    this.#worker.ref();
    await this.#ready.promise;
    const open = Promise.withResolvers<unknown>();
    this.#task = open;
    this.#answer = answer;
    const timer = setTimeout(() => this.end(new ThreadEnded('time')), milliseconds);
    const abort = () => this.end(new ThreadEnded('broken', signal?.reason));
    signal?.addEventListener('abort', abort, { once: true });
    this.#say({ kind: 'task', task });
    try {
      return await open.promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      this.#task = undefined;
      // one that rests keeps no process alive
      this.#worker.unref();
    }
  }

  end(why = new ThreadEnded('broken')): void {
    this.#over(why);
    void this.#worker.terminate();
  }

  #over(why: ThreadEnded): void {
    this.#ended ??= why;
    this.#ready.reject(this.#ended);
    this.#task?.reject(this.#ended);
  }

  #say(message: ToThread, away: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, away);
  }

  async #hear(message: FromThread): Promise<void> {
    if (message.kind === 'ready') this.#ready.resolve();
    else if (message.kind === 'done') this.#task?.resolve(message.value);
    else if (message.kind === 'failed') this.#task?.reject(new Error(message.message));
    else {
      const { number, question } = message;
      try {
        const value = await this.#answer?.(question);
        if (this.isUsable) this.#say({ kind: 'answer', number, value }, givenAway(value));
      } catch (error) {
        if (this.isUsable) this.#say({ kind: 'refusal', number, message: (error as Error).message });
      }
    }
  }
}
