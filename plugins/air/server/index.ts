import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { ResourceStock } from 'edutech/core/server/figures/resource-stock';
import { Files } from 'edutech/core/server/files/files';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import Type from 'typebox';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
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
import { deleteOpeningsBefore } from './use.queries';

const dayMilliseconds = 86_400_000;

export default definePluginServer(plugin, {
  api,
  deps: { files: Files, database: Database, clock: Clock },
  demo,
  setup: ({ files, database, clock }) => ({
    handlers: {
      airBooks: listBooks,
      airNodes: listNodes,
      airResources: listResources,
      airNewest: listNewest,
      airDetail: showResource(files),
      airDownload: downloadResource(files),
      airOpened: countOpenings,
    },
    provides: [contribute(ResourceStock, stock)],
    jobs: [
      {
        name: 'air.forgetOpenings',
        payload: Type.Object({}),
        schedule: '27 3 * * *',
        run: async () => {
          const before = new Date(clock.now().getTime() - dayMilliseconds);
          await database.write(asSystem('openings are kept for a day'), (db) => deleteOpeningsBefore(db, before));
        },
      },
    ],
  }),
});
