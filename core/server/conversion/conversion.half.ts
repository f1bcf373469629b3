import * as api from '../../common/api/conversions';
import { corePlugin } from '../../common/core-plugin';
import { conflict } from '../../common/errors';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { Contents } from '../files/contents/contents';
import { Jobs } from '../jobs/jobs';
import { definePluginServer, provide } from '../plugin';
import { Tickets } from '../security/tickets';
import { Conversions } from './conversions';
import { selectOwnContent } from './conversions.queries';
import { conversionJobs } from './convert.job';
import { Programs } from './programs/programs';
import { QueuedConversions } from './queued-conversions';
import { Renditions } from './renditions';
import { Workshop } from './workshop';
import { resumeConversions, tidyConversions } from './tidy-conversions.job';

/** Makes what people can look at of what others have uploaded. */
export const conversionHalf = definePluginServer(corePlugin, {
  api,
  deps: {
    database: Database,
    contents: Contents,
    jobs: Jobs,
    tickets: Tickets,
    clock: Clock,
    programs: Programs,
    renditions: Renditions,
    workshop: Workshop,
  },
  demo: {
    samples: {
      convertAgain: () => ({
        refused: { fileid: '0'.repeat(32) },
        shownBy: 'tests/api/conversion/conversions.test.ts',
      }),
    },
    pages: {},
  },
  setup: ({ jobs, tickets, workshop, ...shared }) => {
    const { programs, clock } = shared;
    const conversions = new QueuedConversions({ jobs, tickets, programs, clock });
    const parts = { ...shared, workshop: workshop.folder };
    return {
      handlers: {
        convertAgain: async ({ db, actor, input }) => {
          const { sha256 } = await selectOwnContent(db, input.fileid, actor.personId);
          if ((await conversions.again(db, sha256)) === 0) throw conflict('core.conversions.notFailed');
          return {};
        },
      },
      provides: [provide(Conversions, conversions)],
      jobs: [...conversionJobs(parts), resumeConversions(parts, conversions), tidyConversions(parts, conversions)],
    };
  },
});
