import Type from 'typebox';
import { corePlugin } from '../../common/core-plugin';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { Settings } from '../settings/settings';
import { Audit } from '../audit/audit';
import { pruneAudit } from '../audit/retention/prune';

/** Records that nobody has to keep any more are taken out at night. */
export const auditHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { audit: Audit, database: Database, clock: Clock, settings: Settings },
  demo: { samples: {}, pages: {} },
  setup: ({ audit, database, clock, settings }) => ({
    handlers: {},
    jobs: [
      {
        name: 'core.pruneAudit',
        payload: Type.Object({}),
        schedule: '50 3 * * *',
        leaseSeconds: 300,
        canStop: true,
        run: async (_payload, context) => {
          await pruneAudit({ database, audit, days: settings.auditDays }, clock.now(), context);
        },
      },
    ],
  }),
});
