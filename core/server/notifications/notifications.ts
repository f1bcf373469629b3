import type { ErrorParams } from '../../common/errors';
import type { Id } from '../../common/ids';
import { notificationTopic } from '../../common/live/notification-topic';
import { token } from '../../common/token';
import type { Db } from '../data/db';
import type { Live } from '../live/live';
import { deleteNotifications, upsertNotifications } from './notifications.queries';

/** A thing of a school that people are notified about. */
export interface NotifiedThing {
  readonly schoolId: Id;
  /** The plugin that sends it. */
  readonly area: string;
  /** Identifies the thing within the plugin: a newer notification replaces the older one, and is unread again. */
  readonly thread: string;
}

/** The notification and its recipients. */
export interface Told extends NotifiedThing {
  /** The recipients, each with the page to open: a class is one statement. */
  readonly people: readonly { readonly personId: Id; readonly path: string }[];
  /** Message key of the server's texts: each reads it in his language. */
  readonly key: string;
  readonly params: ErrorParams;
  /** When it appears: not before, if that is in the future. */
  readonly at: Date;
}

/**
 * The bell of the shell: areas notify people of what has happened, with the page to open. A notification says that
 * something happened, never its content (marks, answers): the page decides what its reader may see.
 */
export interface Notifications {
  /** Notifies in the caller's transaction. People out of the caller's scope are left out. */
  tell(db: Db, told: Told, now: Date): Promise<void>;
  /** Withdraws the notifications of deleted things: from some people, or from all. */
  takeBack(db: Db, things: readonly NotifiedThing[], people?: readonly Id[]): Promise<void>;
}
export const Notifications = token<Notifications>('core.Notifications');

/** Notifications in their table; open pages are informed at once. */
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
      // future notifications are found when their time has come: by the next page that asks
      if (told.at <= now) db.afterCommit(() => ring(told.people.map(({ personId }) => personId)));
    },
    takeBack: async (db, things, people) => {
      if (things.length === 0) return;
      const gone = await deleteNotifications(db, things, people);
      db.afterCommit(() => ring([...new Set(gone.map(({ personId }) => personId))]));
    },
  };
}
