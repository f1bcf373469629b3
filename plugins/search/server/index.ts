import { definePluginServer } from 'edutech/core/server/plugin';
import { SearchIndex, SearchSources } from 'edutech/core/server/search/search-index';
import { Switches } from 'edutech/core/server/switches';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import plugin from '../plugin';
import { find, suggestFew } from './search.routes';

export default definePluginServer(plugin, {
  api,
  deps: { index: SearchIndex, sources: SearchSources, switches: Switches, texts: Texts },
  demo: {
    samples: {
      search: () => ({ shared: { q: '有理数', page: 1 } }),
      suggest: () => ({ shared: { q: '有理数' } }),
    },
    pages: {},
  },
  setup: (parts) => ({ handlers: { search: find(parts), suggest: suggestFew(parts) } }),
});
