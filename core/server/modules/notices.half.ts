import * as api from '../../common/api/notices';
import { corePlugin } from '../../common/core-plugin';
import { definePluginServer } from '../plugin';
import { newestNotice, NoticeSources } from '../notices/notices';

/** The notice of the teaching platform, from the plugin that stores notices. */
export const noticesHalf = definePluginServer(corePlugin, {
  api,
  deps: { sources: NoticeSources },
  demo: { samples: {}, pages: {} },
  setup: ({ sources }) => ({
    handlers: {
      getNotice: ({ db, now, language }) => newestNotice(sources, db, language, now),
    },
  }),
});
