import Type from 'typebox';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Logger } from 'edutech/core/server/logger';
import { contribute, definePluginServer, provide } from 'edutech/core/server/plugin';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { isUnsafe } from 'edutech/plugins/organisation/kit/server/outward-request';
import * as api from '../api';
import plugin from '../plugin';
import { ChatAssistant } from './asking/assistant';
import { deleteSpentBefore } from './asking/budget.queries';
import { deleteCallsBefore } from './asking/calls.queries';
import { usualPatience } from './client/chat';
import { demo } from './demo';
import { readService } from './stored-service';
import { trialOf } from './trial';

const day = 86_400_000;
/** The budget of a month is counted from its days. */
const spentDays = 62;

export default definePluginServer(plugin, {
  api,
  deps: { clock: Clock, database: Database, held: HeldSettings, logger: Logger, stopwatch: Stopwatch },
  demo,
  setup: (given) => ({
    handlers: {},
    provides: [
      provide(api.Assistant, new ChatAssistant({ ...given, patience: usualPatience })),
      contribute(api.AssistantSetUp, {
        read: readService,
        write: (services) => JSON.stringify(services),
        isUnsafe,
        trial: (service) => trialOf({ ...service, mayBeInward: given.held.file.allowLocalAddresses }),
      }),
    ],
    jobs: [
      {
        name: 'assistant.forgetCalls',
        payload: Type.Object({}),
        schedule: '50 3 * * *',
        run: async (_payload, { actor }) => {
          const now = given.clock.now();
          // as long as the audit log
          const before = new Date(now.getTime() - given.held.settings.auditDays * day);
          await given.database.write(actor, (db) => deleteCallsBefore(db, before));
          await given.database.write(actor, (db) => deleteSpentBefore(db, dayAfter(cityDay(now), -spentDays)));
        },
      },
    ],
  }),
});
