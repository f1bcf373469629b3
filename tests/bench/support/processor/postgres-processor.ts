import fs from 'node:fs';

/** A process that has ended, or a system without /proc, tells nothing. */
function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Milliseconds on a processor since the process began, exact to the nanosecond where Linux keeps them. */
function millisecondsOf(pid: number): number | undefined {
  const [onProcessor] = read(`/proc/${pid}/schedstat`)?.split(' ') ?? [];
  return onProcessor === undefined ? undefined : Number(onProcessor) / 1e6;
}

/**
 * Processor time of a PostgreSQL server with all its processes: those that serve connections, and those that write the
 * log and the files. Only the bench uses the server, and the process that looks on is left out.
 */
export class PostgresProcessor {
  readonly #postmaster: number;
  readonly #leftOut: ReadonlySet<number>;
  /** What a process that has ended since had used when it was last looked at. */
  readonly #known = new Map<number, number>();

  constructor(postmaster: number, leftOut: readonly number[] = []) {
    this.#postmaster = postmaster;
    this.#leftOut = new Set(leftOut);
  }

  /** So far; NaN where the system does not tell. */
  milliseconds(): number {
    const children = read(`/proc/${this.#postmaster}/task/${this.#postmaster}/children`);
    if (children === undefined) return Number.NaN;
    for (const pid of [this.#postmaster, ...children.trim().split(' ').map(Number)]) {
      const used = this.#leftOut.has(pid) ? undefined : millisecondsOf(pid);
      if (used !== undefined) this.#known.set(pid, used);
    }
    return [...this.#known.values()].reduce((sum, used) => sum + used, 0);
  }
}
