import { isAppError } from 'edutech/core/common/errors';
import { type Id, isId } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { practiceTopic } from '../../model/practice/practice-topic';
import { selectAssignment } from '../assigning/assignments.queries';

/** Least time between two messages about one homework: pages follow within two seconds, however many practise. Milliseconds. */
const pause = 700;

/** Tells monitoring pages that a class has practised. Messages say nothing of answers: pages ask, and hear what they may know. */
export class PracticeBroadcast {
  readonly #waiting = new Map<Id, NodeJS.Timeout>();

  constructor(
    private readonly live: Live,
    database: Database,
  ) {
    live.topic({ name: practiceTopic, mayHear: (actor, subject) => isAuthor(database, actor, subject) });
  }

  /** Somebody has answered words of homework. */
  practised(assignmentIds: Iterable<Id>): void {
    for (const id of assignmentIds) {
      if (this.#waiting.has(id)) continue;
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        this.live.publish(`${practiceTopic}:${id}`, {});
      }, pause);
      this.#waiting.set(id, timer);
    }
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }
}

async function isAuthor(database: Database, actor: Actor, subject: string): Promise<boolean> {
  if (actor.kind !== 'person' || actor.category !== 'teacher' || !isId(subject)) return false;
  try {
    await database.read(actor, (db) => selectAssignment(db, actor, subject));
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}
