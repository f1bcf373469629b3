import { threadProgram } from 'edutech/core/server/programs/thread-program';
import { ThreadPool } from 'edutech/plugins/questions/kit/server/threads/thread-pool';

/** A photograph takes a second; a machine that is busy with other things, some. */
const mostMilliseconds = 20_000;

/** Reads QR codes of pictures in a thread; those of two invigilators wait for each other. */
export class CodeReader {
  readonly #pool = new ThreadPool<string, readonly string[]>({
    program: threadProgram('codes-thread'),
    threads: 1,
    megabytes: 512,
    restMilliseconds: 60_000,
  });

  /** Texts of the codes in the picture at a path; none, where it is no picture. */
  read(path: string): Promise<readonly string[]> {
    return this.#pool.run(path, { milliseconds: mostMilliseconds });
  }

  close(): void {
    this.#pool.close();
  }
}
