import { isId, type Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { deskSubject, deskTopic } from '../../model/live';
import { loadTeaching } from './taught.queries';

/** Least time between two messages about one class. Milliseconds. */
const pause = 500;

interface Services {
  readonly clock: Clock;
  readonly database: Database;
  readonly live: Live;
}

/** Tells open desks and monitors that something has changed in a class, and never what: they ask for what they may see. */
export class DeskBroadcast {
  readonly #waiting = new Map<string, NodeJS.Timeout>();

  constructor(private readonly services: Services) {
    services.live.topic({ name: deskTopic, mayHear: (actor, subject) => this.#mayHear(actor, subject) });
  }

  send(classId: Id, subjectId: Id): void {
    const subject = deskSubject(classId, subjectId);
    if (this.#waiting.has(subject)) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(subject);
      this.services.live.publish(`${deskTopic}:${subject}`, {});
    }, pause);
    this.#waiting.set(subject, timer);
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }

  /** The teachers of the class in the subject. */
  async #mayHear(actor: Actor, subject: string): Promise<boolean> {
    const [classId, subjectId] = subject.split('.');
    if (actor.kind !== 'person' || actor.category !== 'teacher' || !isId(classId) || !isId(subjectId)) return false;
    const { clock, database } = this.services;
    const teaching = await database.read(actor, (db) => loadTeaching(db, actor, clock.now()));
    return teaching.classes.some((one) => one.classId === classId && one.subjectId === subjectId);
  }
}
