import Type from 'typebox';
import { corePlugin } from 'edutech/core/common/core-plugin';
import { Clock } from 'edutech/core/server/clock';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Settings } from 'edutech/core/server/settings/settings';
import { backupJob, Backups } from 'edutech/core/server/operation/backups';

/** Backups that are taken by themselves. */
export const backupHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { backups: Backups, clock: Clock, settings: Settings },
  demo: { samples: {}, pages: {} },
  setup: ({ backups, clock, settings }) => ({
    handlers: {},
    jobs: [
      {
        name: backupJob,
        payload: Type.Object({}),
        // a second try would meet the same full disk or the same lost database
        tries: 1,
        leaseSeconds: 3600,
        ...(settings.backupSchedule && { schedule: settings.backupSchedule }),
        run: async (_payload, { signal, heartbeat }) => {
          await backups.take(clock.now(), { signal, progress: (share) => heartbeat(share) });
        },
      },
    ],
  }),
});
