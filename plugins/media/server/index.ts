import { join } from 'node:path';
import { conflict } from 'edutech/core/common/errors';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Contents } from 'edutech/core/server/files/contents/contents';
import { FileRoutes } from 'edutech/core/server/file-serving/file-routes';
import { Live } from 'edutech/core/server/live/live';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { contribute, definePluginServer, own, provide } from 'edutech/core/server/plugin';
import { Programs } from 'edutech/core/server/programs/programs';
import { Tickets } from 'edutech/core/server/security/tickets';
import * as api from '../api';
import { Conversions } from '../kit/server/conversions';
import plugin from '../plugin';
import { selectOwnContent } from './conversion/conversions.queries';
import { ConversionBroadcast } from './conversion/conversion-broadcast';
import { conversionJobs } from './conversion/convert.job';
import { DiskRenditions } from './conversion/disk-renditions';
import { QueuedConversions } from './conversion/queued-conversions';
import { Renditions } from './conversion/renditions';
import { resumeConversions, tidyConversions } from './conversion/tidy-conversions.job';
import { Workshop } from './conversion/workshop';
import { serveRenditions } from './serve-renditions';

/** Makes what people can look at of what others have uploaded. */
export default definePluginServer(plugin, {
  api,
  services: [
    own(Renditions, ({ dataFolder }) => new DiskRenditions(join(dataFolder, 'renditions'))),
    own(Workshop, ({ dataFolder }) => ({ folder: join(dataFolder, 'workshop') })),
  ],
  deps: {
    database: Database,
    contents: Contents,
    jobs: Jobs,
    live: Live,
    tickets: Tickets,
    clock: Clock,
    programs: Programs,
    renditions: Renditions,
    workshop: Workshop,
  },
  demo: {
    samples: {
      convertAgain: () => ({
        refused: { fileId: '0'.repeat(32) },
        shownBy: 'tests/api/conversion/conversions.test.ts',
      }),
    },
    pages: {},
  },
  setup: ({ jobs, live, tickets, workshop, ...shared }) => {
    const { programs, clock } = shared;
    const conversions = new QueuedConversions({ jobs, tickets, programs, clock });
    const broadcast = new ConversionBroadcast({ database: shared.database, live });
    const parts = {
      ...shared,
      workshop: workshop.folder,
      onOver: (sha256: string) => broadcast.send(sha256),
    };
    return {
      handlers: {
        convertAgain: async ({ db, actor, input }) => {
          const { sha256 } = await selectOwnContent(db, input.fileId, actor.personId);
          if ((await conversions.again(db, sha256)) === 0) throw conflict('media.conversions.notFailed');
          return {};
        },
      },
      provides: [
        provide(Conversions, conversions),
        contribute(FileRoutes, (app, fetching) => serveRenditions(app, { renditions: shared.renditions, ...fetching })),
      ],
      jobs: [
        ...conversionJobs(parts, jobs),
        resumeConversions(parts, conversions),
        tidyConversions(parts, conversions),
      ],
    };
  },
});
