import { corePlugin } from '../../common/core-plugin';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { ContentFiles } from './content-files';
import { Files } from './files';
import { forgetExpiredFiles, sweepFiles } from './sweep-files';

/** What files need done by themselves; they are served by {@link serveFiles}, and stored by whoever takes uploads. */
export const filesHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { files: Files, database: Database, clock: Clock },
  demo: { samples: {}, pages: {} },
  setup: ({ files, database, clock }) => ({
    handlers: {},
    // other stores clean up after themselves
    jobs:
      files instanceof ContentFiles
        ? [sweepFiles(files, database, clock), forgetExpiredFiles(files, database, clock)]
        : [],
  }),
});
