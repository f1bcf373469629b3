import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { Remembered } from 'edutech/core/server/data/remembered';
import { scopeKey, scopeOf } from 'edutech/core/server/data/scope';
import type { Events } from 'edutech/core/server/events/events';
import { type KnownPlace, placesOf } from '../../model/answering/places';
import type { GuideDocument } from '../../model/book/document';
import type { Groups } from '../../model/lesson/groups';
import { selectOwnAttempt } from './own-attempts.queries';

/** Told to every process when what a class has of a guide book has changed: `{ assignmentIds }`, with commas between. */
const lessonChanged = 'guide.lessonChanged';
/** Most attempts that a process remembers, with their documents: some 20 MB. */
const most = 5000;

/** What one student may write, as far as it stays the same while students write. */
export interface KnownAttempt {
  readonly schoolId: Id;
  readonly id: Id;
  readonly assignmentId: Id;
  readonly personId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly title: string;
  readonly startsAt: Date;
  readonly document: GuideDocument;
  readonly groups: Groups;
  readonly places: ReadonlyMap<Id, KnownPlace>;
}

/**
 * Where students may write. They save every few seconds, and none of this changes meanwhile: it is read once, and forgotten in
 * every process when the class gets another edition or other times. Whether an answer counts is looked at under a lock.
 */
export class KnownAttempts {
  readonly #known = new Remembered<KnownAttempt>({ most });
  readonly #stop: () => void;

  constructor(private readonly events: Events) {
    this.#stop = events.on(lessonChanged, ({ payload }) =>
      this.#forget((payload['assignmentIds'] as string).split(',')),
    );
  }

  /** 404 `guide.error.noAttempt` if it is not the actor's. */
  async of(db: Db, actor: SignedIn, attemptId: Id, now: Date): Promise<KnownAttempt> {
    // what one may see is part of the name: a student who has left the school sees its guide books no more
    const load = async (): Promise<KnownAttempt> => {
      const row = await selectOwnAttempt(db, actor.personId, attemptId);
      const { schoolId, id: assignmentId, personId, classId, subjectId, title, startsAt, document, groups } = row;
      const places = placesOf(document, assignmentId);
      const about = { schoolId, id: attemptId, assignmentId, personId, classId, subjectId, title, startsAt };
      return { ...about, document, groups, places };
    };
    return (await this.#known.get(`${scopeKey(scopeOf(actor))}/${attemptId}`, now, load))!;
  }

  /** What these classes have has changed in this transaction. */
  async changed(db: Db, assignmentIds: readonly Id[]): Promise<void> {
    await this.events.emit(db, { name: lessonChanged, payload: { assignmentIds: assignmentIds.join() } });
    db.afterCommit(() => this.#forget(assignmentIds));
  }

  close(): void {
    this.#stop();
  }

  #forget(assignmentIds: readonly Id[]) {
    this.#known.forgetWhere(({ assignmentId }) => assignmentIds.includes(assignmentId));
  }
}
