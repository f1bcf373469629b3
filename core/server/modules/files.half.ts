import Type from 'typebox';
import { corePlugin } from '../../common/core-plugin';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { Contents } from '../files/contents/contents';
import { forgetExpiredFiles, sweepFiles } from '../files/sweep-files';

/** Background work for files; {@link serveFiles} serves them, and code that accepts uploads stores them. */
export const filesHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { contents: Contents, database: Database, clock: Clock },
  demo: { samples: {}, pages: {} },
  setup: (parts) => ({
    handlers: {},
    jobs: [
      {
        name: 'core.sweepFiles',
        payload: Type.Object({}),
        schedule: '40 3 * * *',
        leaseSeconds: 300,
        canStop: true,
        run: (_payload, context) => sweepFiles(parts, parts.clock.now(), context),
      },
      {
        name: 'core.forgetExpiredFiles',
        payload: Type.Object({}),
        schedule: '*/10 * * * *',
        run: (_payload, context) => forgetExpiredFiles(parts, context),
      },
    ],
  }),
});
