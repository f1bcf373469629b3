import Type from 'typebox';
import { corePlugin } from '../../common/core-plugin';
import { Clock } from '../clock';
import { definePluginServer } from '../plugin';
import { Settings } from '../settings/settings';
import { Backups } from './backups';

/** The job that takes a backup: by the schedule of the settings, and when an administrator asks for one. */
export const backupJob = 'core.backup';

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
