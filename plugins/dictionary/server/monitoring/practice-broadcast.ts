import { isAppError } from 'edutech/core/common/errors';
import { type Id, isId } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { PacedNews } from 'edutech/plugins/questions/kit/server/live/paced-news';
import { practiceTopic } from '../../model/practice/practice-topic';
import { selectAssignment } from '../assigning/assignments.queries';

/** Least time between two messages about one homework: pages follow within two seconds, however many practise. Milliseconds. */
const pause = 700;

/** Tells monitoring pages that a class has practised. Messages say nothing of answers: pages ask, and hear what they may know. */
export class PracticeBroadcast {
  readonly #news: PacedNews;

  constructor(live: Live, database: Database) {
    this.#news = new PacedNews(live, pause);
    live.topic({ name: practiceTopic, mayHear: (actor, subject) => isAuthor(database, actor, subject) });
  }

  /** Somebody has answered words of homework. */
  practised(assignmentIds: Iterable<Id>): void {
    for (const id of assignmentIds) this.#news.changed(`${practiceTopic}:${id}`);
  }

  close(): void {
    this.#news.close();
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
