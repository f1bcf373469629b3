import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { Gathered } from 'edutech/core/server/events/gathered';
import type { Logger } from 'edutech/core/server/logger';
import type { Notices } from '../notices/notices';
import { insertRecounts, recalculateAssignments, takeRecounts, type ToRecount } from './totals.queries';

const system = asSystem('totals of classes are counted after students have acted');
/** Least time between two counts of this process. Milliseconds. */
const pause = 1000;
/** Acts that are counted in one transaction. */
const most = 500;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly logger: Logger;
  readonly notices: Notices;
}

/**
 * Totals of a class (opened, submitted, …), counted once a second however many of its students act. That a class is to be
 * counted is a row of the student's own transaction: a process that dies leaves it to the others and to the job that
 * closes homework.
 */
export class ClassTotals {
  readonly #gathered = new Gathered(() => this.#countQuietly(), pause);

  constructor(private readonly parts: Parts) {}

  /** Counts the classes again soon after this transaction. */
  async changed(db: Db, rows: readonly ToRecount[], now: Date): Promise<void> {
    if (rows.length === 0) return;
    await insertRecounts(db, rows, now);
    db.afterCommit(() => this.#gathered.soon());
  }

  /** Counts all that waits to be counted. */
  async count(): Promise<void> {
    while ((await this.#countSome()) === most);
  }

  /** Counts what waits, then no more. */
  close(): Promise<void> {
    return this.#gathered.finish();
  }

  async #countQuietly() {
    try {
      await this.count();
    } catch (error) {
      this.parts.logger.warn({ error }, 'totals of classes wait: they could not be counted');
    }
  }

  #countSome(): Promise<number> {
    const { clock, database, notices } = this.parts;
    return database.write(system, async (db) => {
      const rows = await takeRecounts(db, most);
      // in one order, as whoever else counts
      const schools = [...Map.groupBy(rows, ({ schoolId }) => schoolId)].sort(([one], [other]) =>
        one < other ? -1 : 1,
      );
      for (const [schoolId, ofSchool] of schools) {
        await recalculateAssignments(db, schoolId, idsOf(ofSchool));
        for (const id of idsOf(ofSchool.filter(({ isSubmission }) => isSubmission)))
          await notices.handedIn(db, { schoolId, id }, clock.now());
      }
      return rows.length;
    });
  }
}

const idsOf = (rows: readonly ToRecount[]): Id[] => [...new Set(rows.map(({ assignmentId }) => assignmentId))];
