import { asSystem } from '../actor';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { GroupedHandler } from '../call';

/** How long the first call of a group waits for others. */
const gatherMilliseconds = 2;
/** How long it waits at most for the group before it to be committed: one that is held up by a lock holds up nobody else. */
const patienceMilliseconds = 20;
const maxRows = 2000;
const system = asSystem('rows of a group were authorised call by call');

interface Waiting {
  readonly row: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits many small appends together: one INSERT … SELECT unnest carries many times as many acknowledged saves as row
 * by row. A group collects calls for 2 ms, and continues while the previous one commits: the busier, the larger
 * (decision 0130). Duplicates in a group are merged; when a group fails, its rows are tried one by one, so that a bad
 * row fails alone. Responses are sent after COMMIT.
 */
export class GroupCommit {
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Groups on their way to the database. */
  #underway = 0;
  /** The first of those that wait has waited for others long enough. */
  #isDue = false;

  constructor(
    private readonly handler: GroupedHandler<unknown>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  add(row: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (this.#waiting.length >= maxRows) this.#flush();
      else this.#timer ??= setTimeout(() => this.#due(), gatherMilliseconds);
    });
  }

  #due() {
    if (this.#underway === 0) return this.#flush();
    this.#isDue = true;
    this.#timer = setTimeout(() => this.#flush(), patienceMilliseconds);
  }

  #flush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isDue = false;
    const group = this.#waiting;
    this.#waiting = [];
    this.#underway += 1;
    void this.#commit(group).finally(() => {
      this.#underway -= 1;
      if (this.#isDue) this.#flush();
    });
  }

  async #commit(group: readonly Waiting[]) {
    const byKey = new Map<string, Waiting[]>();
    for (const waiting of group) {
      const key = this.handler.keyOf(waiting.row);
      const same = byKey.get(key);
      if (same) same.push(waiting);
      else byKey.set(key, [waiting]);
    }
    const distinct = [...byKey.values()];
    try {
      const outputs = await this.#append(distinct.map(([first]) => first!.row));
      distinct.forEach((same, index) => {
        for (const waiting of same) waiting.resolve(outputs[index]);
      });
    } catch (error) {
      if (distinct.length === 1) for (const waiting of distinct[0]!) waiting.reject(error);
      else for (const same of distinct) await this.#commit(same);
    }
  }

  #append(rows: readonly unknown[]) {
    return this.database.write(system, (db) => this.handler.append(db, rows, this.clock.now()));
  }
}
