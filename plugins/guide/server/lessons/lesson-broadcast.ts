import { isAppError } from 'edutech/core/common/errors';
import { type Id, isId } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { PacedNews } from 'edutech/plugins/questions/kit/server/live/paced-news';
import { boardTopic, lessonTopic, type Stage } from '../../model/lesson/stage';
import { selectOwnAttemptAt } from '../answering/own-attempts.queries';
import { selectAssignment } from './assignments.queries';

/** Least time between two messages about one class: a projector follows within a second, however many write. Milliseconds. */
const pause = 500;

/**
 * Tells boards and projectors that a class has written something, and everybody in a lesson what is shown now. Messages about
 * answers say nothing of them: pages ask, and hear what they may know.
 */
export class LessonBroadcast {
  readonly #news: PacedNews;

  constructor(
    private readonly live: Live,
    database: Database,
  ) {
    this.#news = new PacedNews(live, pause);
    const isTeacher = (actor: Actor, id: Id) =>
      actor.kind === 'person' && actor.category === 'teacher'
        ? isFound(() => database.read(actor, (db) => selectAssignment(db, actor, id)))
        : false;
    const isStudent = (actor: Actor, id: Id) =>
      actor.kind === 'person' && actor.category === 'student'
        ? isFound(() => database.read(actor, (db) => selectOwnAttemptAt(db, actor.personId, id)))
        : false;
    live.topic({ name: boardTopic, mayHear: (actor, subject) => isId(subject) && isTeacher(actor, subject) });
    live.topic({
      name: lessonTopic,
      mayHear: async (actor, subject) =>
        isId(subject) && ((await isTeacher(actor, subject)) || (await isStudent(actor, subject))),
    });
  }

  /** A class has written something. */
  answered(assignmentId: Id): void {
    this.#news.changed(`${boardTopic}:${assignmentId}`);
  }

  /** A group has an answer: its students ask for it. */
  grouped(assignmentId: Id): void {
    this.#news.changed(`${lessonTopic}:${assignmentId}`);
  }

  /** What is shown has changed; students are told without what only the projector needs. */
  steered(assignmentId: Id, stage: Stage): void {
    this.live.publish(`${lessonTopic}:${assignmentId}`, { ...stage, picked: '' });
    this.live.publish(`${boardTopic}:${assignmentId}`, { stage });
  }

  close(): void {
    this.#news.close();
  }
}

async function isFound(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}
