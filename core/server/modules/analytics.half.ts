import Type from 'typebox';
import * as api from '../../common/api/analytics';
import { corePlugin } from '../../common/core-plugin';
import { asSystem } from '../actor';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { errorReportOf } from '../analytics/error-report';
import { PageViews } from '../analytics/page-views';
import { countReport, deleteReportsBefore } from '../analytics/error-reports.queries';

const keptMilliseconds = 90 * 24 * 3_600_000;

/** What browsers report: errors, which operators see counted, and pages, which plugins count. */
export const analyticsHalf = definePluginServer(corePlugin, {
  api,
  deps: { clock: Clock, database: Database, counters: PageViews },
  demo: { samples: { reportPage: () => ({ shared: { page: 'portal.home', isEntry: true } }) }, pages: {} },
  setup: ({ clock, database, counters }) => ({
    handlers: {
      reportError: async ({ db, input, now }) => {
        await countReport(db, errorReportOf(input), now);
        return null;
      },
      reportPage: async ({ actor, input, client: { address, userAgent } }) => {
        for (const counter of counters) counter.note({ ...input, actor, address, userAgent });
        return null;
      },
    },
    jobs: [
      {
        name: 'core.forgetErrorReports',
        payload: Type.Object({}),
        schedule: '41 3 * * *',
        run: async () => {
          const before = new Date(clock.now().getTime() - keptMilliseconds);
          await database.write(asSystem('error reports are kept for 90 days'), (db) => deleteReportsBefore(db, before));
        },
      },
    ],
  }),
});
