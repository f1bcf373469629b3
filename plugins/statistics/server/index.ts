import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Logger } from 'edutech/core/server/logger';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { contribute, definePluginServer, provide } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import { ownMeasures } from '../model/own-measures';
import plugin from '../plugin';
import { ActTally } from './counting/act-tally';
import { countingJobs } from './counting/jobs';
import { demo } from './demo';
import { AllMeasures } from './measures';
import * as describing from './measures.routes';
import { CityCounts, myPlace, readCity, readCounty } from './reading/city.routes';
import { exportFigures } from './reading/export.routes';
import { readClasses, readSchool } from './reading/school.routes';
import { matter, mySubscription, sendReports, subscribe } from './reports/reports.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    clock: Clock,
    database: Database,
    files: Files,
    logger: Logger,
    measureSources: api.MeasureSource,
    notifications: Notifications,
    sources: api.FigureSource,
    texts: Texts,
  },
  demo,
  setup: ({ audit, files, measureSources, ...deps }) => {
    const measures = new AllMeasures(measureSources);
    const tally = new ActTally(deps);
    const parts = { ...deps, measures };
    const reading = { ...parts, audit, files, city: new CityCounts(deps.database) };
    return {
      handlers: {
        describeMeasure: describing.describeMeasure(parts),
        listMeasures: describing.listMeasures(parts),
        myPlace,
        readCity: readCity(reading),
        readCounty: readCounty(reading),
        readSchool: readSchool(reading),
        readClasses,
        exportFigures: exportFigures(reading),
        mySubscription,
        subscribe,
      },
      provides: [
        provide(api.Measures, measures),
        contribute(api.MeasureSource, { measures: ownMeasures }),
        contribute(api.ActCounter, tally),
        contribute(NotificationMatter, matter),
      ],
      jobs: [...countingJobs({ ...deps, tally }), sendReports(deps)],
      close: () => tally.close(),
    };
  },
});
