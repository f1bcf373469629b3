import { isAppError } from 'edutech/core/common/errors';
import { type Id, isId } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { PacedNews } from 'edutech/plugins/questions/kit/server/live/paced-news';
import { boardTopic, sittingTopic } from '../../model/sitting/topics';
import { selectExamInCharge } from './exams.queries';
import { selectOwnSitting } from './sittings.queries';

/** Least time between two messages about one exam: boards follow within two seconds, however many write. Milliseconds. */
const pause = 1000;

/**
 * Tells boards that an exam has changed, and students that something is new for them. Messages say nothing: pages ask, and are
 * told what they may know.
 */
export class BoardBroadcast {
  readonly #news: PacedNews;

  constructor(
    private readonly live: Live,
    database: Database,
  ) {
    this.#news = new PacedNews(live, pause);
    live.topic({
      name: boardTopic,
      mayHear: mayHear('teacher', (actor, id) => database.read(actor, (db) => selectExamInCharge(db, actor, id))),
    });
    live.topic({
      name: sittingTopic,
      mayHear: mayHear('student', (actor, id) =>
        database.read(actor, (db) => selectOwnSitting(db, actor.personId, id)),
      ),
    });
  }

  send(examId: Id): void {
    this.#news.changed(`${boardTopic}:${examId}`);
  }

  /** To the devices of these students, at once. */
  tell(sittingIds: readonly Id[]): void {
    for (const id of sittingIds) this.live.publish(`${sittingTopic}:${id}`, {});
  }

  close(): void {
    this.#news.close();
  }
}

type Person = Extract<Actor, { kind: 'person' }>;

/** Those of a kind of account for whom the subject can be read. */
const mayHear =
  (category: Person['category'], read: (actor: Person, subject: Id) => Promise<unknown>) =>
  async (actor: Actor, subject: string): Promise<boolean> => {
    if (actor.kind !== 'person' || actor.category !== category || !isId(subject)) return false;
    try {
      await read(actor, subject);
      return true;
    } catch (error) {
      if (isAppError(error)) return false;
      throw error;
    }
  };
