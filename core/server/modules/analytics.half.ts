import Type from 'typebox';
import * as api from '../../common/api/analytics';
import { corePlugin } from '../../common/core-plugin';
import { asSystem } from '../actor';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { errorReportOf } from '../analytics/error-report';
import { countReport, deleteReportsBefore } from '../analytics/error-reports.queries';

const keptMilliseconds = 90 * 24 * 3_600_000;

/** Errors of browsers, counted for those who run the platform. */
export const analyticsHalf = definePluginServer(corePlugin, {
  api,
  deps: { clock: Clock, database: Database },
  demo: { samples: {}, pages: {} },
  setup: ({ clock, database }) => ({
    handlers: {
      reportError: async ({ db, input, now }) => {
        await countReport(db, errorReportOf(input), now);
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
