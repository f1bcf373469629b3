import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { Remembered } from 'edutech/core/server/data/remembered';
import { scopeKey, scopeOf } from 'edutech/core/server/data/scope';
import type { Events } from 'edutech/core/server/events/events';
import { type AnswerableItem, type AnswerableRow, selectAnswerable, selectAnswerableItems } from './answers.queries';

/** Told to every process when what students may answer has changed: `{ homeworkId }`. */
const homeworkChanged = 'work.homeworkChanged';

/** Most attempts and sheets that a process remembers: some 15 MB. */
const mostAttempts = 30_000;
const mostSheets = 2_000;

/** What one student may answer. */
export interface Answerable extends AnswerableRow {
  readonly items: ReadonlyMap<Id, AnswerableItem>;
}

/**
 * What students may answer in their attempts. A student saves every few seconds, and none of this changes meanwhile: it is
 * read once, and forgotten in every process when a teacher returns an attempt, changes homework or gives it back. Whether an
 * answer counts is not remembered but looked at under the attempt's lock.
 */
export class KnownAttempts {
  readonly #attempts = new Remembered<AnswerableRow>({ most: mostAttempts });
  readonly #items = new Remembered<ReadonlyMap<Id, AnswerableItem>>({ most: mostSheets });
  readonly #stop: () => void;

  constructor(private readonly events: Events) {
    this.#stop = events.on(homeworkChanged, ({ payload }) => this.#forget([payload['homeworkId'] as Id]));
  }

  /** 404 `work.error.noAttempt` if the attempt is not the actor's. */
  async of(db: Db, actor: SignedIn, attemptId: Id, now: Date): Promise<Answerable> {
    // what one may see is part of the name: a student who has left the school sees its homework no more
    const name = `${scopeKey(scopeOf(actor))}/${attemptId}`;
    const row = (await this.#attempts.get(name, now, () => selectAnswerable(db, actor, attemptId)))!;
    const { schoolId, homeworkId: id, version } = row;
    const load = async () =>
      new Map((await selectAnswerableItems(db, { schoolId, id })).map((item) => [item.id, item] as const));
    return { ...row, items: (await this.#items.get(`${id}/${version}`, now, load))! };
  }

  /** What students may answer of this homework has changed in this transaction. */
  async changed(db: Db, homeworkIds: Iterable<Id>): Promise<void> {
    const ids = [...new Set(homeworkIds)];
    for (const homeworkId of ids) await this.events.emit(db, { name: homeworkChanged, payload: { homeworkId } });
    db.afterCommit(() => this.#forget(ids));
  }

  close(): void {
    this.#stop();
  }

  #forget(ids: readonly Id[]) {
    this.#attempts.forgetWhere(({ homeworkId }) => ids.includes(homeworkId));
  }
}
