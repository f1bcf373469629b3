import { Writable } from 'node:stream';
import type pg from 'pg';
import type { CopyConnection } from './copy-out';

type Done = (error?: Error | null) => void;

/** Takes the bytes for `COPY … FROM STDIN`; to be given to a client's `query`. Ends when the server has taken all. */
export class CopyIn extends Writable implements pg.Submittable {
  /** Rows taken, once the stream has finished. */
  rows = 0;
  #connection: CopyConnection | undefined;
  #isReady = false;
  #waiting: (() => void) | undefined;
  #finished: Done | undefined;

  constructor(private readonly text: string) {
    super();
  }

  submit(connection: unknown): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.text);
  }

  handleCopyInResponse(): void {
    this.#isReady = true;
    this.#waiting?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#whenReady(() => {
      const { stream } = this.#connection!;
      this.#connection!.sendCopyFromChunk(chunk);
      if (stream.writableNeedDrain) stream.once('drain', () => done());
      else done();
    });
  }

  override _final(done: Done): void {
    this.#whenReady(() => {
      this.#finished = done;
      this.#connection!.endCopyFrom();
    });
  }

  override _destroy(error: Error | null, done: Done): void {
    // the server still waits for rows: it must be told that none will follow
    if (this.#isReady && !this.#finished) this.#connection?.sendCopyFail(error?.message ?? 'given up');
    done(error);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.#finished?.();
  }

  handleError(error: Error): void {
    // not ready any more: the server has refused it, so there is nothing to undo
    this.#isReady = false;
    this.destroy(error);
  }

  #whenReady(work: () => void): void {
    if (this.#isReady) work();
    else this.#waiting = work;
  }
}
