import { Clock } from 'edutech/core/server/clock';
import { Conversions } from 'edutech/core/server/conversion/conversions';
import { Database } from 'edutech/core/server/data/database';
import { forgetVisits } from 'edutech/core/server/figures/visits';
import { Files } from 'edutech/core/server/files/files';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { SearchIndex, SearchSources } from 'edutech/core/server/search/search-index';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { showAuditRange } from './auditing/audit-range.routes';
import { resourcesToFind } from './contributions/search-source.queries';
import { demo } from './demo';
import * as detail from './reading/detail.routes';
import * as listing from './reading/listing.routes';
import { visitTables } from './reading/visit-tables.queries';
import * as saving from './saving/saving.routes';
import { suggestValues } from './saving/suggest.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    clock: Clock,
    conversions: Conversions,
    database: Database,
    files: Files,
    index: SearchIndex,
    organisation: Organisation,
    textbooks: Textbooks,
  },
  demo,
  setup: ({ clock, conversions, database, files, index, organisation, textbooks }) => {
    const parts = { conversions, files, index, textbooks };
    return {
      handlers: {
        getAuditRange: showAuditRange(organisation),
        listPublicResources: listing.listPublicResources(parts),
        listResources: listing.listResources(parts),
        resourceFacets: listing.resourceFacets(parts),
        topResources: listing.topResources(parts),
        publicResource: detail.publicResource(parts),
        showResource: detail.showResource(parts),
        resourceOpened: detail.countOpenings,
        uploadResources: saving.uploadResources(parts),
        updateResource: saving.updateResource(parts),
        suggestValues,
      },
      provides: [contribute(SearchSources, resourcesToFind(textbooks))],
      jobs: [forgetVisits('resource.forgetOpenings', '31 3 * * *', visitTables, { database, clock })],
    };
  },
});
