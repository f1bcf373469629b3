import { Catalogue } from 'edutech/core/server/catalogue';
import { CityFigures } from 'edutech/core/server/figures/city-figures';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Switches } from 'edutech/core/server/switches';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import { ExcellentCourses } from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import {
  type Areas,
  listCourses,
  listDocuments,
  listPictures,
  showBaseConfig,
  showNotice,
  statistics,
} from './portal.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    catalogue: Catalogue,
    courses: ExcellentCourses,
    figures: CityFigures,
    settings: Settings,
    switches: Switches,
    texts: Texts,
  },
  demo,
  setup: ({ catalogue, courses, figures, settings, switches, texts }) => {
    const areas: Areas = (county) => catalogue.manifests.filter(({ id }) => switches.isOn(id, county));
    return {
      handlers: {
        pictures: listPictures(areas),
        documents: listDocuments,
        systemNotice: showNotice,
        statisticsInfo: statistics(figures, texts, areas),
        courseCards: listCourses(courses),
        baseConfig: showBaseConfig(settings, texts),
      },
    };
  },
});
