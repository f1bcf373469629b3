import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/** Bytes that may wait for the disk before the sender must. */
const waitingBytes = 1_048_576;
/** Bytes are made durable and recorded at least so often, so that a crash costs no more. */
const noteEachBytes = 16 * 1_048_576;
const noteEachMilliseconds = 1000;

/** Writes arriving bytes into a piece, and records from time to time how much of it is durable. */
export class PieceWriter {
  readonly #handle: FileHandle;
  readonly #stream: WriteStream;
  readonly #note: (written: number) => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #noted = 0;
  #noting: Promise<void> | undefined;
  #failure: unknown;

  /** `note` receives how many bytes are durable; when it throws, so does the next {@link add}. */
  constructor(handle: FileHandle, position: number, note: (written: number) => Promise<void>) {
    this.#handle = handle;
    const options = { fd: handle.fd, start: position, autoClose: false, highWaterMark: waitingBytes };
    // the path says nothing where there is a descriptor
    this.#stream = createWriteStream('', options);
    this.#stream.on('error', (error) => this.#fail(error));
    this.#note = note;
    this.#timer = setInterval(() => this.#noteSoon(), noteEachMilliseconds).unref();
  }

  /** Takes a chunk; the promise, where there is one, ends when there is room for the next. Throws what went wrong so far. */
  add(chunk: Buffer): Promise<void> | undefined {
    if (this.#failure) throw this.#failure;
    const hasRoom = this.#stream.write(chunk);
    if (this.#stream.bytesWritten - this.#noted >= noteEachBytes) this.#noteSoon();
    return hasRoom ? undefined : this.#room();
  }

  /** Writes what waits, makes it durable, closes the file; answers how many bytes there are. */
  async end(): Promise<{ written: number; failure: unknown }> {
    clearInterval(this.#timer);
    try {
      if (!this.#stream.errored) {
        this.#stream.end();
        await once(this.#stream, 'finish');
      }
    } catch (error) {
      this.#fail(error);
    }
    await this.#noting;
    let written = this.#noted;
    try {
      const there = this.#stream.bytesWritten;
      await this.#handle.datasync();
      written = there;
    } catch (error) {
      this.#fail(error);
    } finally {
      await this.#handle.close();
    }
    return { written, failure: this.#failure };
  }

  /** The first failure is the one that is reported. */
  #fail(error: unknown) {
    this.#failure ??= error;
  }

  async #room() {
    await once(this.#stream, 'drain');
    if (this.#failure) throw this.#failure;
  }

  #noteSoon() {
    const written = this.#stream.bytesWritten;
    if (this.#noting || this.#failure || written === this.#noted) return;
    this.#noting = this.#sync(written)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#noting = undefined;
      });
  }

  async #sync(written: number) {
    await this.#handle.datasync();
    await this.#note(written);
    this.#noted = written;
  }
}
