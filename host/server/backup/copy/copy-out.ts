import { Readable } from 'node:stream';
import type pg from 'pg';

/** Rows arrive one by one; hashing and compressing them so would cost more than reading them. */
const blockBytes = 131_072;

/** The parts of the driver's connection that a COPY needs. */
export interface CopyConnection {
  query(text: string): void;
  readonly stream: NodeJS.WritableStream & {
    pause(): unknown;
    resume(): unknown;
    readonly writableNeedDrain: boolean;
  };
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** The bytes of `COPY … TO STDOUT`, to be given to a client's `query`. A slow reader slows the server down. */
export class CopyOut extends Readable implements pg.Submittable {
  /** Rows sent, once the stream has ended. */
  rows = 0;
  #block = Buffer.allocUnsafe(blockBytes);
  #filled = 0;
  #connection: CopyConnection | undefined;

  constructor(private readonly text: string) {
    super({ highWaterMark: 4 * blockBytes });
  }

  submit(connection: unknown): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.text);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // the driver uses its buffer again: what stays must be copied
    if (this.#filled + chunk.length > blockBytes) this.#flush();
    if (chunk.length > blockBytes) this.#send(Buffer.from(chunk));
    else {
      chunk.copy(this.#block, this.#filled);
      this.#filled += chunk.length;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
    this.#flush();
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  /** Who stops reading in the middle must not leave the connection waiting: it is useless then, and is closed. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#connection?.stream.resume();
    done(error);
  }

  #flush(): void {
    if (this.#filled === 0) return;
    this.#send(this.#block.subarray(0, this.#filled));
    this.#block = Buffer.allocUnsafe(blockBytes);
    this.#filled = 0;
  }

  #send(bytes: Buffer): void {
    if (!this.destroyed && !this.push(bytes)) this.#connection?.stream.pause();
  }
}
