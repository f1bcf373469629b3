import { corePlugin } from '../../common/core-plugin';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { Contents } from './contents/contents';
import { forgetExpiredFiles, sweepFiles } from './sweep-files';

/** Background work for files; {@link serveFiles} serves them, and code that accepts uploads stores them. */
export const filesHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { contents: Contents, database: Database, clock: Clock },
  demo: { samples: {}, pages: {} },
  setup: ({ contents, database, clock }) => ({
    handlers: {},
    jobs: [sweepFiles(contents, database, clock), forgetExpiredFiles(contents, database, clock)],
  }),
});
