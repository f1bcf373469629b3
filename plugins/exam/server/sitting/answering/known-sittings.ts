import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { Remembered } from 'edutech/core/server/data/remembered';
import { scopeKey, scopeOf } from 'edutech/core/server/data/scope';
import { selectOwnSitting, type SittingRow } from '../sittings.queries';

/** Most sittings that a process remembers: some 5 MB. */
const most = 20_000;

/** Where a sitting is: this never changes. */
export type KnownSitting = Pick<SittingRow, 'schoolId' | 'id' | 'examId' | 'personId'>;

/** Whose sittings are: a student saves every few seconds, and this stays as it is. All else is looked at under the lock. */
export class KnownSittings {
  readonly #known = new Remembered<KnownSitting>({ most });

  /** 404 `exam.error.noSitting` if it is not the actor's. */
  async of(db: Db, actor: SignedIn, id: Id, now: Date): Promise<KnownSitting> {
    // what one may see is part of the name: a student who has left the school sees its exams no more
    const load = async () => {
      const { schoolId, examId, personId } = await selectOwnSitting(db, actor.personId, id);
      return { schoolId, id, examId, personId };
    };
    return (await this.#known.get(`${scopeKey(scopeOf(actor))}/${id}`, now, load))!;
  }
}
