import { threadProgram } from 'edutech/core/server/programs/thread-program';
import { ThreadPool } from 'edutech/plugins/questions/kit/server/threads/thread-pool';
import type { ScanReading, ScanTask } from '../reading/read-scan';

/** A page takes a quarter of a second; a machine that is busy with other things, many. */
const mostMilliseconds = 60_000;

/** Reads scans in a thread; those of two batches take turns. */
export class ScanReader {
  readonly #pool = new ThreadPool<ScanTask, ScanReading>({
    program: threadProgram('read-scan-thread'),
    threads: 1,
    megabytes: 512,
    restMilliseconds: 60_000,
  });

  read(task: ScanTask, signal: AbortSignal): Promise<ScanReading> {
    return this.#pool.run(task, { milliseconds: mostMilliseconds, signal });
  }

  close(): void {
    this.#pool.close();
  }
}
