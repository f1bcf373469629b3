import Type from 'typebox';
import { corePlugin } from '../../common/core-plugin';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer, provide } from '../plugin';
import { Settings } from '../settings/settings';
import { Audit } from '../audit/audit';
import { AuditLog, tableAuditLog } from '../audit/log/audit-log';
import { pruneAudit } from '../audit/retention/prune';

/** The log for its readers; records that nobody has to keep any more are taken out at night. */
export const auditHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { audit: Audit, database: Database, clock: Clock, settings: Settings },
  demo: { samples: {}, pages: {} },
  setup: ({ audit, database, clock, settings }) => ({
    handlers: {},
    provides: [provide(AuditLog, tableAuditLog)],
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
