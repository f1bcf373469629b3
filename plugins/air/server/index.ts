import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Consents } from 'edutech/core/server/consents/consents';
import { Conversions } from 'edutech/core/server/conversion/conversions';
import { Database } from 'edutech/core/server/data/database';
import { ResourceStock } from 'edutech/core/server/figures/resource-stock';
import { Files } from 'edutech/core/server/files/files';
import { forgetVisits } from 'edutech/core/server/figures/visits';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { SearchSources } from 'edutech/core/server/search/search-index';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { addMaterial, removeMaterial } from './materials.routes';
import { requestConversions } from './request-conversions.job';
import { lessonsToFind } from './search-source.queries';
import { stock } from './stock';
import {
  countOpenings,
  downloadResource,
  listBooks,
  listNewest,
  listNodes,
  listResources,
  showResource,
} from './resources.routes';
import { visitTables } from './use.queries';
import { forgetViews } from './watching/forget-views.job';
import { watchingHandlers } from './watching/watching.handlers';

export default definePluginServer(plugin, {
  api,
  deps: { files: Files, conversions: Conversions, audit: Audit, database: Database, clock: Clock, consents: Consents },
  demo,
  setup: ({ files, conversions, audit, database, clock, consents }) => ({
    handlers: {
      airBooks: listBooks,
      airNodes: listNodes,
      airResources: listResources(conversions),
      airNewest: listNewest(conversions),
      airDetail: showResource(files, conversions),
      airDownload: downloadResource(files),
      airOpened: countOpenings,
      addAirMaterial: addMaterial({ files, audit, conversions }),
      removeAirMaterial: removeMaterial({ files, audit, conversions }),
      ...watchingHandlers({ consents }),
    },
    provides: [contribute(ResourceStock, stock), contribute(SearchSources, lessonsToFind)],
    jobs: [
      forgetVisits('air.forgetOpenings', '27 3 * * *', visitTables, { database, clock }),
      requestConversions(database, conversions),
      forgetViews(database, clock),
    ],
  }),
});
