import { threadProgram } from 'edutech/core/server/programs/thread-program';
import { ThreadPool } from 'edutech/plugins/questions/kit/server/threads/thread-pool';
import type { Cell, Problem, Solution } from '../../model/auto/solve';

/** What a thread makes of a problem. */
export interface Solved {
  readonly solutions: readonly Solution[];
  readonly cells: readonly Cell[];
}

/** The longest paper takes a second; a machine that is busy with other things, some. */
const mostMilliseconds = 10_000;

/** Composes papers in a thread; those of two teachers wait for each other. */
export class Solver {
  readonly #pool = new ThreadPool<Problem, Solved>({
    program: threadProgram('solve-thread'),
    threads: 1,
    megabytes: 256,
    restMilliseconds: 300_000,
  });

  solve(problem: Problem): Promise<Solved> {
    return this.#pool.run(problem, { milliseconds: mostMilliseconds });
  }

  close(): void {
    this.#pool.close();
  }
}
