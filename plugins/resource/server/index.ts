import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { Database } from 'edutech/core/server/data/database';
import { ResourceStock } from 'edutech/core/server/figures/resource-stock';
import { forgetVisits } from 'edutech/core/server/figures/visits';
import { Files } from 'edutech/core/server/files/files';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { LogLinks } from 'edutech/core/server/audit/log-links';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { SearchIndex, SearchSources } from 'edutech/core/server/search/search-index';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import { emptyTrash } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { ActCounter, FigureSource } from 'edutech/plugins/statistics/api';
import { Textbooks, TextbookUses } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { routes } from '../routes';
import { showAuditRange } from './reviewing/audit-range.routes';
import { decidingHandlers } from './reviewing/deciding.routes';
import * as queue from './reviewing/queue.routes';
import { figureSource } from './contributions/figure-source.queries';
import { homeSource } from './contributions/home-source';
import { stock } from './contributions/stock';
import { standingOn } from './contributions/textbook-uses';
import { resourcesToFind } from './contributions/search-source.queries';
import { teachersToFind } from './contributions/teachers-to-find.queries';
import { demo } from './demo';
import { ownerActHandlers, trash } from './owner-acts/owner-acts.routes';
import * as detail from './browsing/detail.routes';
import * as listing from './browsing/listing.routes';
import { visitTables } from './browsing/visit-tables.queries';
import { placeAgain } from './saving/place-again.job';
import { requestConversions } from './saving/request-conversions.job';
import * as saving from './saving/saving.routes';
import { suggestValues } from './saving/suggest.routes';
import { copyResource } from './using/copy.routes';
import * as using from './using/using.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    acts: ActCounter,
    audit: Audit,
    clock: Clock,
    conversions: Conversions,
    database: Database,
    files: Files,
    index: SearchIndex,
    organisation: Organisation,
    textbooks: Textbooks,
    texts: Texts,
  },
  demo,
  setup: ({ acts, audit, clock, conversions, database, files, index, organisation, textbooks, texts }, options) => {
    const parts = { acts, conversions, files, index, textbooks };
    const acting = { audit, files, index };
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
        downloadResource: using.downloadResource(files),
        copyResource: copyResource({ database, files }),
        countDownload: using.countDownload,
        legacyCountDownload: using.countDownload,
        rateResource: using.rateResource,
        addUse: using.addUse,
        removeUse: using.removeUse,
        ...ownerActHandlers({ ...acting, textbooks, auditDays: options.auditDays }),
        ...decidingHandlers(acting),
        reviewQueue: queue.reviewQueue(organisation),
        reviewTask: queue.reviewTask(parts),
      },
      provides: [
        contribute(SearchSources, resourcesToFind(textbooks)),
        contribute(SearchSources, teachersToFind),
        contribute(ResourceStock, stock),
        contribute(FigureSource, figureSource),
        contribute(TextbookUses, standingOn(texts)),
        contribute(LogLinks, { resource: (id) => routes.resourceListDetail.to({ id }) }),
        contribute(HomeSource, homeSource(texts)),
      ],
      jobs: [
        forgetVisits('resource.forgetOpenings', '31 3 * * *', visitTables, { database, clock }),
        emptyTrash({ clock, database, files }, trash),
        requestConversions(database, conversions),
        placeAgain(database, textbooks),
      ],
    };
  },
});
