import { Audit } from 'edutech/core/server/audit/audit';
import { Catalogue } from 'edutech/core/server/catalogue';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { ResourceStock } from 'edutech/core/server/figures/resource-stock';
import { Files } from 'edutech/core/server/files/files';
import { NoticeSources } from 'edutech/core/server/notices/notices';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Switches } from 'edutech/core/server/switches';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import { ExcellentCourses } from '../api';
import plugin from '../plugin';
import { keepNotice, listNotices, takeNotice } from './admin/notices.routes';
import {
  keepPicture,
  listPortalSites,
  showPictures,
  sortPictures,
  takePicture,
  uploadPicture,
} from './admin/pictures.routes';
import { sweepRemoved } from './admin/sweep-removed';
import { demo } from './demo';
import { CountedCityFigures } from './figures/city-figures';
import {
  type Areas,
  listCourses,
  listDocuments,
  listPictures,
  noticesWhile,
  showBaseConfig,
  showNotice,
  statistics,
  statisticsByCounty,
} from './portal.routes';
import { checkDownload, downloadSoftware, wkInfo } from './software/software.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    catalogue: Catalogue,
    courses: ExcellentCourses,
    stocks: ResourceStock,
    settings: Settings,
    switches: Switches,
    texts: Texts,
    audit: Audit,
    clock: Clock,
    database: Database,
    files: Files,
  },
  demo,
  setup: ({ catalogue, courses, stocks, settings, switches, texts, audit, clock, database, files }) => {
    const figures = new CountedCityFigures(database, clock, stocks);
    const areas: Areas = (county) => catalogue.manifests.filter(({ id }) => switches.isOn(id, county));
    return {
      handlers: {
        pictures: listPictures(areas),
        documents: listDocuments,
        systemNotice: showNotice,
        statisticsInfo: statistics(figures, texts, areas),
        statisticsDetail: statisticsByCounty(figures),
        courseCards: listCourses(courses),
        baseConfig: showBaseConfig(settings, texts),
        portalSites: listPortalSites,
        adminPictures: showPictures(areas),
        savePicture: keepPicture(audit),
        orderPictures: sortPictures,
        changePicture: takePicture(audit),
        uploadPortalPicture: uploadPicture(files),
        adminNotices: listNotices,
        saveNotice: keepNotice(audit),
        changeNotice: takeNotice(audit),
        wkInfo,
        downloadSoftware: downloadSoftware(files),
        checkDownload,
      },
      provides: [
        contribute(
          NoticeSources,
          noticesWhile(() => switches.isOn('portal', null)),
        ),
      ],
      jobs: [sweepRemoved({ database, clock })],
    };
  },
});
