import { Audit } from 'edutech/core/server/audit/audit';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { Database } from 'edutech/core/server/data/database';
import { ResourceStock } from 'edutech/core/server/figures/resource-stock';
import { Files } from 'edutech/core/server/files/files';
import { forgetVisits } from 'edutech/core/server/figures/visits';
import { RosterFootprints } from 'edutech/core/server/organisation/rosters/footprints';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { HttpMounts } from 'edutech/core/server/http/mounts';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { SearchIndex, SearchSources } from 'edutech/core/server/search/search-index';
import { HomeSource } from 'edutech/plugins/home/api';
import { ExplainingFilms } from 'edutech/plugins/work/api';
import * as api from '../api';
import plugin from '../plugin';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import { Textbooks, TextbookUses } from 'edutech/plugins/textbook/api';
import { demo } from './demo';
import { explainingFilms } from './explaining-films.queries';
import { favourLessons, listFavourites } from './favourites/favourites.routes';
import { liteMount } from './lite/lite.mount';
import { managingHandlers } from './managing/managing.handlers';
import { sweepDrafts } from './managing/drafts/sweep-drafts.job';
import { addMaterial, markExercise, removeMaterial, restoreMaterial } from './materials/materials.routes';
import { packMaterials } from './materials/pack.routes';
import { requestConversions } from './request-conversions.job';
import { lessonsToFind } from './search-source.queries';
import { listBooks, listNodes, showBook, showBookTree } from './places/books.routes';
import { textbookUses } from './places/textbook-uses';
import { stock } from './stock';
import { countOpenings, downloadResource, listNewest, listResources, showResource } from './resources.routes';
import { sweepMaterials } from './materials/sweep-materials.job';
import { timetableHandlers } from './timetable/timetable.handlers';
import { visitTables } from './use.queries';
import { airFootprint } from './watching/footprints.queries';
import { forgetViews } from './watching/forget-views.job';
import { questionsForHome } from './watching/questions/home-source';
import { watchingHandlers } from './watching/watching.handlers';

export default definePluginServer(plugin, {
  api,
  deps: {
    files: Files,
    conversions: Conversions,
    audit: Audit,
    database: Database,
    clock: Clock,
    stopwatch: Stopwatch,
    textbooks: Textbooks,
    texts: Texts,
    search: SearchIndex,
    organisation: Organisation,
    settings: Settings,
  },
  demo,
  setup: (
    { files, conversions, audit, database, clock, stopwatch, textbooks, texts, search, organisation, settings },
    options,
  ) => ({
    handlers: {
      airBooks: listBooks({ textbooks }),
      airBookOne: showBook({ textbooks }),
      airBookTree: showBookTree({ textbooks }),
      airNodes: listNodes({ textbooks }),
      airResources: listResources({ conversions, textbooks }),
      airNewest: listNewest(conversions),
      airDetail: showResource({ files, conversions, textbooks }),
      airDownload: downloadResource(files),
      airPack: packMaterials(files),
      airFavour: favourLessons,
      airFavourites: listFavourites(conversions),
      airOpened: countOpenings,
      addAirMaterial: addMaterial({ files, audit, conversions }),
      markAirExercise: markExercise({ audit }),
      removeAirMaterial: removeMaterial({ files, audit, conversions }),
      restoreAirMaterial: restoreMaterial({ files, audit, conversions }),
      ...watchingHandlers({ audit, files, organisation, texts }),
      ...managingHandlers({ files, audit, conversions, textbooks, search }),
      ...timetableHandlers({ audit, files, texts, settings, options }),
    },
    provides: [
      contribute(ResourceStock, stock),
      contribute(SearchSources, lessonsToFind({ textbooks })),
      contribute(TextbookUses, textbookUses(texts)),
      contribute(HomeSource, questionsForHome(texts)),
      contribute(ExplainingFilms, explainingFilms),
      contribute(HttpMounts, liteMount({ database, files, conversions, texts, clock, stopwatch, options })),
      contribute(RosterFootprints, airFootprint),
    ],
    jobs: [
      forgetVisits('air.forgetOpenings', '27 3 * * *', visitTables, { database, clock }),
      requestConversions(database, conversions),
      forgetViews(database, clock),
      sweepMaterials({ database, clock, files }),
      sweepDrafts({ database, clock, files }),
    ],
  }),
});
