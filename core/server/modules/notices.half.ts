import * as api from '../../common/api/notices';
import { corePlugin } from '../../common/core-plugin';
import { definePluginServer } from '../plugin';
import { NoticeSources } from '../notices/notices';

/** The notice of the teaching platform, from the plugin that stores notices. */
export const noticesHalf = definePluginServer(corePlugin, {
  api,
  deps: { sources: NoticeSources },
  demo: { samples: {}, pages: {} },
  setup: ({ sources }) => ({
    handlers: {
      getNotice: async ({ db, now, language }) => {
        for (const source of sources) {
          const notice = await source.inForce(db, language, now);
          if (notice) return notice;
        }
        return null;
      },
    },
  }),
});
