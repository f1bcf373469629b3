import Type from 'typebox';
import { isRedirect } from 'edutech/core/common/plugin';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { PageViews } from 'edutech/core/server/analytics/page-views';
import { Catalogue } from 'edutech/core/server/catalogue';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Logger } from 'edutech/core/server/logger';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { Switches } from 'edutech/core/server/switches';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import plugin from '../plugin';
import { Counter } from './counting/counter';
import { demo } from './demo';
import { closeDaysBefore, deleteDaysBefore } from './traffic.queries';
import * as routes from './traffic.routes';

/** Two school years, so that one can be compared with the one before. */
const keptDays = 800;

/** Pages of a deployment, by what browsers call them. */
const pagesOf = ({ manifests }: Catalogue): ReadonlySet<string> =>
  new Set(
    manifests.flatMap(({ id, routes: declared = {} }) =>
      Object.entries(declared).flatMap(([name, route]) => (isRedirect(route) ? [] : [`${id}.${name}`])),
    ),
  );

export default definePluginServer(plugin, {
  api,
  deps: {
    catalogue: Catalogue,
    clock: Clock,
    database: Database,
    files: Files,
    logger: Logger,
    secrets: ServerSecrets,
    switches: Switches,
    texts: Texts,
  },
  demo,
  setup: (parts) => {
    const { database, clock } = parts;
    const counter = new Counter({ ...parts, pages: pagesOf(parts.catalogue) });
    return {
      handlers: {
        readTraffic: routes.read(parts),
        listTrafficPlaces: routes.places,
        exportTraffic: routes.exported(parts),
      },
      provides: [contribute(PageViews, counter)],
      jobs: [
        {
          name: 'traffic.closeDays',
          payload: Type.Object({}),
          schedule: '17 4 * * *',
          run: async (_payload, { actor }) => {
            const today = cityDay(clock.now());
            await database.write(actor, async (db) => {
              await closeDaysBefore(db, today);
              await deleteDaysBefore(db, dayAfter(today, -keptDays));
            });
          },
        },
      ],
      close: () => counter.close(),
    };
  },
});
