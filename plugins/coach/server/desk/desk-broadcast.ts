import { isId, type Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { PacedNews } from 'edutech/plugins/questions/kit/server/live/paced-news';
import { deskSubject, deskTopic, itemTopic } from '../../model/live';
import { selectItems } from '../items/items.queries';
import { loadTeaching } from './taught.queries';

/** Least time between two messages about one class. Milliseconds. */
const pause = 500;

interface Services {
  readonly clock: Clock;
  readonly database: Database;
  readonly live: Live;
}

/**
 * Tells open desks and monitors that something has changed in a class, and students at an item that there is an answer; never
 * what: they ask for what they may see.
 */
export class DeskBroadcast {
  readonly #news: PacedNews;

  constructor(private readonly services: Services) {
    this.#news = new PacedNews(services.live, pause);
    services.live.topic({ name: deskTopic, mayHear: (actor, subject) => this.#mayHear(actor, subject) });
    services.live.topic({ name: itemTopic, mayHear: (actor, subject) => this.#sees(actor, subject) });
  }

  send(classId: Id, subjectId: Id): void {
    this.#news.changed(`${deskTopic}:${deskSubject(classId, subjectId)}`);
  }

  /** The answers to an item have changed. */
  answered(itemId: Id): void {
    this.services.live.publish(`${itemTopic}:${itemId}`, {});
  }

  close(): void {
    this.#news.close();
  }

  /** Students who may ask about the item. */
  async #sees(actor: Actor, itemId: string): Promise<boolean> {
    if (actor.kind !== 'person' || actor.category !== 'student' || !isId(itemId)) return false;
    const items = await this.services.database.read(actor, (db) => selectItems(db, actor.schoolId, [itemId], 'zh-CN'));
    return items.length > 0;
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
