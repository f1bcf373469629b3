import { newId } from 'edutech/core/common/ids';
import type { NotificationMatter, NotificationWay } from 'edutech/core/server/notifications/matters';
import type { MessageWay } from '../../kit/server/message-way';
import type { AccountServices } from '../account-services';
import { selectChosen } from './choices.queries';
import { insertDeliveries } from './deliveries.queries';

export const deliverJob = 'account.deliver';
export const bell = 'bell';

type Parts = Pick<AccountServices, 'jobs' | 'clock' | 'matters' | 'ways'>;

export const matterOf = (matters: readonly NotificationMatter[], key: string) =>
  matters.find(({ keys }) => keys.includes(key));

/** A choice counts from when the way reaches its person: one that was made for a former telephone number does not. */
export const counts = (chosenAt: Date, since: Date | undefined): boolean => since !== undefined && chosenAt >= since;

/** What people have chosen about a notification: a message by each way for those who want it, and for whom the bell is silent. */
export const chosenWays = ({ jobs, clock, matters, ways }: Parts): NotificationWay => ({
  notify: async (db, notification) => {
    const { people, key, at } = notification;
    const matter = matterOf(matters, key);
    if (!matter) return [];
    const ids = people.map(({ personId }) => personId);
    const chosen = await selectChosen(db, matter.id, ids);
    const now = clock.now();
    for (const way of ways) {
      const wanted = chosen.filter((choice) => choice.way === way.id && choice.isOn);
      if (wanted.length === 0 || !way.isOn) continue;
      const found = await way.reach(
        db,
        wanted.map(({ personId }) => personId),
      );
      const reached = wanted.filter(({ personId, chosenAt }) => counts(chosenAt, found.get(personId)));
      const added = reached.map(({ personId }) => ({ id: newId(now.getTime()), personId, way: way.id }));
      for (const { id } of await insertDeliveries(db, notification, added, now))
        await jobs.add(db, deliverJob, { id }, at > now ? { after: at } : {});
    }
    const silent = chosen.filter(({ way, isOn }) => way === bell && !isOn);
    return matter.isFixed ? [] : silent.map(({ personId }) => personId);
  },
});

/** Whether a way is offered to this kind of account. */
export const isFor = ({ types }: Pick<MessageWay, 'types'>, category: NonNullable<MessageWay['types']>[number]) =>
  !types || types.includes(category);
