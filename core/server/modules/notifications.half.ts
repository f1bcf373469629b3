import Type from 'typebox';
import * as api from '../../common/api/notifications';
import { corePlugin } from '../../common/core-plugin';
import { notificationTopic } from '../../common/live/notification-topic';
import { Clock } from '../clock';
import { Database } from '../data/database';
import type { JobDeclaration } from '../jobs/jobs';
import { Live } from '../live/live';
import { definePluginServer, provide } from '../plugin';
import { Texts } from '../texts';
import { NotificationWay } from '../notifications/matters';
import { Notifications, tableNotifications } from '../notifications/notifications';
import { deleteOlder, selectNotifications, selectUnread, updateRead } from '../notifications/notifications.queries';

/** A term and its holidays: nobody looks for older notifications. */
const keptDays = 200;
const rowsPerStep = 5000;

const forgetOld = ({ clock, database }: { readonly clock: Clock; readonly database: Database }): JobDeclaration => ({
  name: 'core.forgetNotifications',
  payload: Type.Object({}),
  schedule: '35 3 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
    for (;;) {
      signal.throwIfAborted();
      const gone = await database.write(actor, (db) => deleteOlder(db, before, rowsPerStep));
      if (gone < rowsPerStep) return;
      await heartbeat();
    }
  },
});

/** The bell: notifications of the areas. */
export const notificationsHalf = definePluginServer(corePlugin, {
  api,
  deps: { clock: Clock, database: Database, live: Live, texts: Texts, ways: NotificationWay },
  demo: {
    samples: {
      listNotifications: () => ({ shared: { page: 1, pageLine: 20 } }),
      readNotifications: () => ({ shared: {} }),
    },
    pages: {},
  },
  setup: ({ clock, database, live, texts, ways }) => ({
    handlers: {
      countNotifications: async ({ db, actor, now }) => ({
        paths: (await selectUnread(db, actor.personId, now)).map(({ path }) => path),
      }),
      listNotifications: async ({ db, actor, input: { page, pageLine }, now, language }) => {
        const part = { limit: pageLine + 1, offset: (page - 1) * pageLine };
        const rows = await selectNotifications(db, actor.personId, now, part);
        return {
          data: rows.slice(0, pageLine).map(({ area, thread, key, params, path, at, isRead }) => ({
            area,
            thread,
            text: texts.say(language, key, params),
            path,
            at: at.toISOString(),
            isRead,
          })),
          more: rows.length > pageLine,
        };
      },
      readNotifications: async ({ db, actor, input, now }) => {
        const count = await updateRead(db, actor.personId, input, now);
        // the person's other tabs and devices
        if (count > 0) db.afterCommit(() => live.publish(`${notificationTopic}:${actor.personId}`, {}));
        return { count };
      },
    },
    provides: [provide(Notifications, tableNotifications(live, ways))],
    jobs: [forgetOld({ clock, database })],
  }),
});
