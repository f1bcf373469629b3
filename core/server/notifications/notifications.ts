import type { Id } from '../../common/ids';
import { notificationTopic } from '../../common/live/notification-topic';
import { token } from '../../common/token';
import type { Db } from '../data/db';
import type { Live } from '../live/live';
import { deleteNotifications, upsertNotifications } from './notifications.queries';
import type { NotifiedThing, Told } from './notified-thing';

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
