import Type from 'typebox';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type * as api from '../../api';
import { routes } from '../../routes';
import { deleteSubscription, insertSubscription, markSent, selectIsOn } from './reports.queries';

const key = 'statistics.notice.week';

export const matter: NotificationMatter = {
  id: 'statistics.week',
  title: 'statistics.matter.week',
  keys: [key],
  types: ['teacher', 'admin', 'cityAdmin'],
};

export const mySubscription: SingleHandler<typeof api.mySubscription> = async ({ db, actor }) => ({
  isOn: await selectIsOn(db, actor.personId),
});

export const subscribe: SingleHandler<typeof api.subscribe> = async ({ db, actor, input, now }) => {
  await (input.isOn ? insertSubscription(db, actor.personId, now) : deleteSubscription(db, actor.personId));
  return input;
};

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly notifications: Notifications;
}

/**
 * On Friday evening those who subscribed are told that the week is counted. It says no figure: the page decides what its reader may
 * see on the day on which it is opened.
 */
export const sendReports = ({ clock, database, notifications }: Parts): JobDeclaration => ({
  name: 'statistics.sendReports',
  payload: Type.Object({}),
  schedule: '30 17 * * 5',
  run: async (_payload, { actor }) => {
    const now = clock.now();
    const day = cityDay(now);
    await database.write(actor, async (db) => {
      for (const [schoolId, readers] of Map.groupBy(await markSent(db, day), (reader) => reader.schoolId)) {
        const people = readers.map(({ personId }) => ({ personId, path: routes.view.to({ span: 'week' }) }));
        const thing = { schoolId, area: 'statistics', thread: 'week' };
        await notifications.notify(db, { ...thing, people, key, params: { day }, at: now }, now);
      }
    });
  },
});
