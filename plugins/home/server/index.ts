import { Catalogue } from 'edutech/core/server/catalogue';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { definePluginServer } from 'edutech/core/server/plugin';
import * as api from '../api';
import { HomeSource } from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { countActions, listTasks, rateClasses } from './home.routes';

export default definePluginServer(plugin, {
  api,
  deps: { catalogue: Catalogue, organisation: Organisation, sources: HomeSource },
  demo,
  setup: ({ catalogue, organisation, sources }) => ({
    handlers: {
      actionCount: countActions(sources, organisation),
      correctRate: rateClasses(sources, organisation),
      taskDetails: listTasks(sources, catalogue),
    },
  }),
});
