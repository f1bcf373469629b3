import type { Id } from '../../common/ids';
import { notificationTopic } from '../../common/live/notification-topic';
import { token } from '../../common/token';
import { asSystem } from '../actor';
import type { Db } from '../data/db';
import type { Live } from '../live/live';
import { deleteNotifications, upsertNotifications } from './notifications.queries';
import type { NotificationWay } from './matters';
import type { NotifiedThing, NewNotification } from './notified-thing';

const system = asSystem('people are notified');

/**
 * The bell of the shell: areas notify people of what has happened, with the page to open. A notification says that
 * something happened, never its content (marks, answers): the page decides what its reader may see.
 */
export interface Notifications {
  /** Notifies in the caller's transaction, whoever the caller may see. */
  notify(db: Db, notification: NewNotification, now: Date): Promise<void>;
  /** Withdraws the notifications of deleted things: from some people, or from all. */
  withdraw(db: Db, things: readonly NotifiedThing[], people?: readonly Id[]): Promise<void>;
}
export const Notifications = token<Notifications>('core.Notifications');

/** Notifications in their table; open pages are informed at once. For whom the bell does not ring they are read already. */
export function tableNotifications(live: Live, ways: readonly NotificationWay[]): Notifications {
  live.topic({
    name: notificationTopic,
    mayHear: (actor, subject) => actor.kind === 'person' && actor.personId === subject,
  });
  const ring = (people: readonly Id[]) => {
    for (const personId of people) live.publish(`${notificationTopic}:${personId}`, {});
  };
  return {
    notify: async (db, notification, now) => {
      if (notification.people.length === 0) return;
      const silent = await db.as(system, async (part) => {
        const chosen = await Promise.all(ways.map((way) => way.notify(part, notification)));
        await upsertNotifications(part, notification, chosen.flat());
        return new Set(chosen.flat());
      });
      const heard = notification.people.map(({ personId }) => personId).filter((personId) => !silent.has(personId));
      // future notifications are found when their time has come: by the next page that asks
      if (notification.at <= now) db.afterCommit(() => ring(heard));
    },
    withdraw: async (db, things, people) => {
      if (things.length === 0) return;
      const gone = await db.as(system, (part) => deleteNotifications(part, things, people));
      db.afterCommit(() => ring([...new Set(gone.map(({ personId }) => personId))]));
    },
  };
}
