/**
 * The time that a run may take without a sign of life. Unlike the process's own heartbeat it ends for a handler that
 * hangs in a process that lives.
 */
export class Lease {
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  #timer: NodeJS.Timeout;

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000;
    this.#timer = this.#start();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #start() {
    const end = () =>
      this.#controller.abort(new Error(`the run gave no sign of life for ${this.#milliseconds / 1000} s`));
    return setTimeout(end, this.#milliseconds).unref();
  }
}

/** Waits for some work, but not longer than the signal lives; what continues afterwards is ignored. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
