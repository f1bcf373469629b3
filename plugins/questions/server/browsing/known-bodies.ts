import type { Id } from 'edutech/core/common/ids';
import { Remembered } from 'edutech/core/server/data/remembered';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBody } from '../../kit/common/question-body';
import { selectBodies } from './lines.queries';

/** Two kB each: what the lists of a busy morning show. */
const most = 2000;

interface Versioned {
  readonly id: Id;
  readonly version: number;
}

const keyOf = ({ id, version }: Versioned) => `${id}/${version}`;

/**
 * Bodies that lists have shown. A version never changes and goes only together with its question, so a body is good as long as
 * its question is seen, which the statement of its line has decided. For calls that read: what a transaction has written and
 * then takes back must not be remembered.
 */
export class KnownBodies {
  readonly #bodies = new Remembered<QuestionBody>({ most });

  /** The lines with their bodies; a question that has gone meanwhile is left out. */
  async addTo<Line extends Versioned>(db: Db, lines: readonly Line[], now: Date) {
    // held from here on: what is read now may push out what was known
    const bodies = new Map(lines.map((line) => [keyOf(line), this.#bodies.known(keyOf(line), now)]));
    const missing = lines.filter((line) => !bodies.get(keyOf(line)));
    for (const { body, ...one } of missing.length > 0 ? await selectBodies(db, missing) : []) {
      bodies.set(keyOf(one), body);
      this.#bodies.set(keyOf(one), body, now);
    }
    return lines.flatMap((line) => {
      const body = bodies.get(keyOf(line));
      return body ? [{ ...line, body }] : [];
    });
  }
}
