import type { ErrorParams } from '../../common/errors';
import type { Id } from '../../common/ids';
import { notificationTopic } from '../../common/live/notification-topic';
import { token } from '../../common/token';
import type { Db } from '../data/db';
import type { Live } from '../live/live';
import { deleteNotifications, upsertNotifications } from './notifications.queries';

/** A thing of a school that people are told about. */
export interface NotifiedThing {
  readonly schoolId: Id;
  /** Plugin that tells it. */
  readonly area: string;
  /** Names the thing within the plugin: telling somebody of it again replaces what was told before, and is unread anew. */
  readonly thread: string;
}

/** What is told, and to whom. */
export interface Told extends NotifiedThing {
  /** Whom, each with the page where it goes on: a class is one statement. */
  readonly people: readonly { readonly personId: Id; readonly path: string }[];
  /** Message key of the server's texts: each reads it in his language. */
  readonly key: string;
  readonly params: ErrorParams;
  /** When it is told: not before, where that lies ahead. */
  readonly at: Date;
}

/**
 * The bell of the shell: areas tell people what has happened to them, and where it goes on. It says that something is there,
 * never what stands in it (marks, answers): the page decides what its reader may see.
 */
export interface Notifications {
  /** Tells in the caller's transaction. People whom the caller's scope does not reach are left out. */
  tell(db: Db, told: Told, now: Date): Promise<void>;
  /** Takes back what was told of things that are gone: to some people, or to all. */
  takeBack(db: Db, things: readonly NotifiedThing[], people?: readonly Id[]): Promise<void>;
}
export const Notifications = token<Notifications>('core.Notifications');

/** Notifications in their table; open pages are told at once. */
export function tableNotifications(live: Live): Notifications {
  live.topic({
    name: notificationTopic,
    mayHear: (actor, subject) => actor.kind === 'person' && actor.personId === subject,
  });
  const ring = (people: readonly Id[]) => {
    for (const personId of people) live.publish(`${notificationTopic}:${personId}`, {});
  };
  return {
    tell: async (db, told, now) => {
      if (told.people.length === 0) return;
      await upsertNotifications(db, told);
      // what lies ahead is found when its time has come: by the next page that asks
      if (told.at <= now) db.afterCommit(() => ring(told.people.map(({ personId }) => personId)));
    },
    takeBack: async (db, things, people) => {
      if (things.length === 0) return;
      const gone = await deleteNotifications(db, things, people);
      db.afterCommit(() => ring([...new Set(gone.map(({ personId }) => personId))]));
    },
  };
}
