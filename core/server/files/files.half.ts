import { corePlugin } from '../../common/core-plugin';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { Contents } from './contents/contents';
import { forgetExpiredFiles, sweepFiles } from './sweep-files';

/** What files need done by themselves; they are served by {@link serveFiles}, and stored by whoever takes uploads. */
export const filesHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { contents: Contents, database: Database, clock: Clock },
  demo: { samples: {}, pages: {} },
  setup: ({ contents, database, clock }) => ({
    handlers: {},
    jobs: [sweepFiles(contents, database, clock), forgetExpiredFiles(contents, database, clock)],
  }),
});
