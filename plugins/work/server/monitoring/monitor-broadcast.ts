import type { Id } from 'edutech/core/common/ids';
import type { Database } from 'edutech/core/server/data/database';
import { isAppError } from 'edutech/core/common/errors';
import type { Actor } from 'edutech/core/server/actor';
import type { Live } from 'edutech/core/server/live/live';
import { isId } from 'edutech/core/common/ids';
import { selectAssignment } from '../publishing/assignments.queries';

/**
 * Least time between two messages about one class: pages update within two seconds, however many students write.
 * Milliseconds.
 */
const pause = 1000;

/** Kind of live topic about a class's homework; the subject is the assignment. */
const topic = 'work.monitor';

/**
 * Tells monitoring pages that a class has changed, at most once a second and class. The message names students'
 * attempts, not their answers; the page loads the rest.
 */
export class MonitorBroadcast {
  readonly #changed = new Map<Id, Set<Id>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly live: Live,
    database: Database,
  ) {
    live.topic({ name: topic, mayHear: mayMonitor(database) });
  }

  send(assignmentId: Id, attemptIds: readonly Id[]): void {
    const waiting = this.#changed.get(assignmentId);
    if (waiting) {
      for (const id of attemptIds) waiting.add(id);
      return;
    }
    this.#changed.set(assignmentId, new Set(attemptIds));
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const itsAttemptIds = [...(this.#changed.get(assignmentId) ?? [])];
      this.#changed.delete(assignmentId);
      this.live.publish(`${topic}:${assignmentId}`, { attemptIds: itsAttemptIds });
    }, pause);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** Who may subscribe to a class's homework (the subject is its assignment): its teachers. */
export const mayMonitor =
  (database: Database) =>
  async (actor: Actor, subject: string): Promise<boolean> => {
    if (actor.kind !== 'person' || actor.category !== 'teacher' || !isId(subject)) return false;
    try {
      await database.read(actor, (db) => selectAssignment(db, actor, subject));
      return true;
    } catch (error) {
      if (isAppError(error)) return false;
      throw error;
    }
  };
