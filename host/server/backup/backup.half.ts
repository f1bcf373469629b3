import Type from 'typebox';
import { corePlugin } from 'edutech/core/common/core-plugin';
import { Clock } from 'edutech/core/server/clock';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Logger } from 'edutech/core/server/logger';
import { Settings } from 'edutech/core/server/settings/settings';
import { backupJob, Backups, clearBackupsJob } from 'edutech/core/server/operation/backups';

/** Backups that are taken by themselves. */
export const backupHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { backups: Backups, clock: Clock, logger: Logger, settings: Settings },
  demo: { samples: {}, pages: {} },
  setup: ({ backups, clock, logger, settings }) => ({
    handlers: {},
    jobs: [
      {
        name: backupJob,
        payload: Type.Object({}),
        // a second try makes up for a process that was killed or a database that was away; a full disk stays full
        tries: 2,
        leaseSeconds: 3600,
        canStop: true,
        ...(settings.backupSchedule && { schedule: settings.backupSchedule }),
        run: async (_payload, { signal, heartbeat }) => {
          await backups.take(clock.now(), { signal, progress: (share) => heartbeat(share) });
        },
      },
      {
        name: clearBackupsJob,
        payload: Type.Object({}),
        schedule: '15 2 * * *',
        atStart: true,
        run: async () => {
          const removed = await backups.clear();
          if (removed.length > 0) logger.warn({ removed }, 'unfinished backups of killed processes were removed');
        },
      },
    ],
  }),
});
